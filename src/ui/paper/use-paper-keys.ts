import { useEffect } from 'react'

/** The keyboard actions of a question. */
export interface PaperKeyActions {
  choose(letter: string): void
  /** Marks the question. Undefined if it cannot be marked; then the key F chooses option F. */
  mark?: () => void
  /** Goes to the next (1) or previous (-1) question; undefined if the page shows only one question. */
  move?: (by: 1 | -1) => void
}

/** Returns the letter of the option for a pressed key: the letter itself, or a number counted from 1. */
function letterOf(key: string): string | undefined {
  if (/^[1-9]$/.test(key)) return String.fromCharCode(64 + Number(key))
  return /^[a-z]$/i.test(key) ? key.toUpperCase() : undefined
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('textarea, input[type="text"], select, summary') !== null

/**
 * Returns whether a key must not affect the question, because a modifier is pressed, the learner is typing, or a
 * dialog is open.
 */
export const shouldIgnoreKey = ({ ctrlKey, altKey, metaKey, target }: KeyboardEvent): boolean =>
  ctrlKey || altKey || metaKey || isTyping(target) || document.querySelector('dialog[open]') !== null

/**
 * Handles keys: digits and letters choose an option, arrows go to the next or previous question, F marks the
 * question (an option F is chosen by its number). Keys in dialogs and with modifiers are ignored.
 */
export function usePaperKeys(on: boolean, keys: PaperKeyActions): void {
  useEffect(() => {
    if (!on) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (shouldIgnoreKey(event)) return
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
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [on, keys])
}
