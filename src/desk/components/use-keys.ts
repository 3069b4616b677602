import { useEffect, useRef } from 'react'
import { hasSingleKeyShortcuts } from './single-key-shortcuts.ts'

/** Whether the user is typing in an element, so that single keys must not be shortcuts. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !/^(checkbox|radio|button)$/.test((target as HTMLInputElement).type ?? '')

/**
 * Whether a key with Alt types a character, as Option does on a Mac: an accented Latin letter such as the Polish "ń",
 * or an ASCII sign such as the German "@". Such a key must not be a shortcut.
 */
const typesWithAlt = (key: string): boolean => /^(?![a-z])\p{Script=Latin}$|^[!-/:-@[-`{-~]$/iu.test(key)

/** Returns the name of a pressed key with its modifiers: 'j', 'control+k', 'alt+n', 'control+enter'. */
export function keyName(event: KeyboardEvent): string {
  const control = event.ctrlKey || event.metaKey ? 'control+' : ''
  const alt = event.altKey ? 'alt+' : ''
  // With Alt, some keyboards produce another letter. Therefore the physical key is used.
  const isPhysical = event.altKey && /^Key[A-Z]$/.test(event.code) && !typesWithAlt(event.key)
  const key = isPhysical ? event.code.slice(3) : event.key
  return control + alt + key.toLowerCase()
}

/**
 * Calls a function when its key is pressed while the component is mounted. Single keys are ignored while the user
 * types, while a dialog or menu is open, and if single-key shortcuts are switched off. If a function returns false,
 * the handlers of other components can handle the key. Handlers with the order 'first' are called before all others.
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
      const run = newest.current[name]
      if (!run || event.defaultPrevented) return
      const isSingle = !name.includes('+') && name !== 'escape'
      if (isSingle && (isTyping(event.target) || !hasSingleKeyShortcuts())) return
      if (isSingle && document.querySelector('dialog[open], [role=menu]')) return
      // Escape must close an open dialog or menu; handling the key here would keep it open.
      if (name === 'escape' && document.querySelector('dialog[open], [role=menu], [role=listbox]')) return
      if (run(event) !== false) event.preventDefault()
    }
    const options = { capture: order === 'first' }
    document.addEventListener('keydown', listen, options)
    return () => document.removeEventListener('keydown', listen, options)
  }, [order])
}
