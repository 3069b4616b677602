import { useEffect, useRef } from 'react'
import { hasSingleKeys } from './single-keys.ts'

/** Whether the user types in an element, so that single keys are not shortcuts. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !/^(checkbox|radio|button)$/.test((target as HTMLInputElement).type ?? '')

/** Returns the name of a pressed key with its modifiers: 'j', 'control+k', 'alt+n', 'control+enter'. */
export function keyName(event: KeyboardEvent): string {
  const control = event.ctrlKey || event.metaKey ? 'control+' : ''
  const alt = event.altKey ? 'alt+' : ''
  // With Alt, some keyboards type another letter, therefore the physical key is used.
  const key = event.altKey && /^Key[A-Z]$/.test(event.code) ? event.code.slice(3) : event.key
  return control + alt + key.toLowerCase()
}

/**
 * Calls back for keys while the component is shown. Single keys are ignored while the user types, in dialogs, and if they are
 * switched off. A callback that returns false leaves the key to others; "first" asks it before the keys of all rooms.
 * @example useKeys({ j: () => move(1), 'control+k': openPalette })
 */
export function useKeys(
  keys: Readonly<Record<string, (event: KeyboardEvent) => unknown>>,
  order?: 'first',
): void {
  const newest = useRef(keys)
  newest.current = keys
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const name = keyName(event)
      const act = newest.current[name]
      if (!act || event.defaultPrevented) return
      const isSingle = !name.includes('+') && name !== 'escape'
      if (isSingle && (isTyping(event.target) || !hasSingleKeys())) return
      if (isSingle && document.querySelector('dialog[open], [role=menu]')) return
      // Escape closes what is open: preventing it would keep a dialog open.
      if (name === 'escape' && document.querySelector('dialog[open], [role=menu], [role=listbox]')) return
      if (act(event) !== false) event.preventDefault()
    }
    const options = { capture: order === 'first' }
    document.addEventListener('keydown', listen, options)
    return () => document.removeEventListener('keydown', listen, options)
  }, [order])
}
