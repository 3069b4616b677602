import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the content of the page when another view opens and the focused element disappears with the
 * former view or with the command palette. Otherwise the focus would return to the start of the document.
 */
export function usePageFocus(path: string | undefined): void {
  const former = useRef(path)
  useEffect(() => {
    if (former.current === path) return
    former.current = path
    // The command palette closes only after the view has opened, so the focus is checked in the next frame.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [path])
}
