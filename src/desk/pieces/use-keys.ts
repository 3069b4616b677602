import { useEffect, useRef } from 'react'
import { areSingleKeysOn } from './single-keys.ts'

/** Whether somebody types in an element, so that single keys belong to it. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !/^(checkbox|radio|button)$/.test((target as HTMLInputElement).type ?? '')

/** Returns the name of a pressed key with its modifiers: 'j', 'Control+k', 'Alt+n', 'Control+Enter'. */
export function keyName(event: KeyboardEvent): string {
  const control = event.ctrlKey || event.metaKey ? 'Control+' : ''
  const alt = event.altKey ? 'Alt+' : ''
  // With Alt, some keyboards type another letter: the key itself counts.
  const key = event.altKey && /^Key[A-Z]$/.test(event.code) ? event.code.slice(3).toLowerCase() : event.key
  return control + alt + (key.length === 1 ? key.toLowerCase() : key)
}

/**
 * Calls back for keys while the component is shown. Single keys are ignored while somebody types, in dialogs, and if they are
 * switched off.
 * @example useKeys({ j: () => move(1), 'Control+k': openPalette })
 */
export function useKeys(keys: Readonly<Record<string, (event: KeyboardEvent) => void>>): void {
  const newest = useRef(keys)
  newest.current = keys
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const name = keyName(event)
      const act = newest.current[name]
      if (!act || event.defaultPrevented) return
      const isSingle = !name.includes('+') && name !== 'Escape'
      if (isSingle && (isTyping(event.target) || !areSingleKeysOn())) return
      if (isSingle && document.querySelector('dialog[open], [role=menu]')) return
      event.preventDefault()
      act(event)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
