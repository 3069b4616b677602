import { useEffect } from 'react'

/** What keys do with a question. */
export interface Keys {
  choose(letter: string): void
  /** Marks the question; absent where nothing can be marked: then F is an option. */
  mark?: () => void
  /** Goes on (1) or back (-1); absent where there is no other way than forward. */
  move?: (by: 1 | -1) => void
}

/** The letter of the option that a key means: itself, or by its number from 1. */
function letterOf(key: string): string | undefined {
  if (/^[1-9]$/.test(key)) return String.fromCharCode(64 + Number(key))
  return /^[a-z]$/i.test(key) ? key.toUpperCase() : undefined
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('textarea, input[type="text"], select, summary') !== null

/** Whether a key is another's: others are held with it, somebody types, or a dialog is open. */
export const isOthersKey = ({ ctrlKey, altKey, metaKey, target }: KeyboardEvent): boolean =>
  ctrlKey || altKey || metaKey || isTyping(target) || document.querySelector('dialog[open]') !== null

/**
 * Digits and letters choose, arrows go to the neighbours, F marks (an option F has its digit). Inside dialogs and with
 * other keys held nothing happens.
 */
export function usePaperKeys(on: boolean, keys: Keys): void {
  useEffect(() => {
    if (!on) return
    const heed = (event: KeyboardEvent) => {
      if (isOthersKey(event)) return
      const { key } = event
      const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
      if (key === 'ArrowLeft' || key === 'ArrowRight') {
        if (!keys.move) return
        keys.move(key === forward ? 1 : -1)
      } else if (keys.mark && key.toLowerCase() === 'f') keys.mark()
      else {
        const letter = letterOf(key)
        if (!letter) return
        keys.choose(letter)
      }
      event.preventDefault()
    }
    document.addEventListener('keydown', heed)
    return () => document.removeEventListener('keydown', heed)
  }, [on, keys])
}
