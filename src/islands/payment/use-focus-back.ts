import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to the first heading within an element if a change of `view` removed the focused element: when a
 * placed order replaces the form, or the form a cancelled order. The first view takes no focus.
 */
export function useFocusBack(within: RefObject<HTMLElement | null>, view: string | null): void {
  const before = useRef(view)
  useEffect(() => {
    const last = before.current
    before.current = view
    if (last === null || view === null || last === view) return
    const { activeElement, body } = document
    if (activeElement !== null && activeElement !== body) return
    const heading = within.current?.querySelector<HTMLElement>('h2')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  }, [within, view])
}
