import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to the first heading within an element if a change of `view` removed the focused element: when a
 * placed order replaces the form, or the form a cancelled order. The first view takes no focus.
 */
export function useFocusReturn(container: RefObject<HTMLElement | null>, view: string | null): void {
  const previousView = useRef(view)
  useEffect(() => {
    const previous = previousView.current
    previousView.current = view
    if (previous === null || view === null || previous === view) return
    const { activeElement, body } = document
    if (activeElement !== null && activeElement !== body) return
    const heading = container.current?.querySelector<HTMLElement>('h2')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  }, [container, view])
}
