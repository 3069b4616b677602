import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls a row of tabs horizontally, without scrolling the page, so that the current tab is visible on a phone.
 * `counted` contains the counts beside the names of the tabs, because the counts change the width. Returns the ref
 * for the row.
 */
export function useScrollToTab(current: string, counted: unknown): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the current tab or the tabs' width changes
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-current]')
    if (!row.current || !tab) return
    const [rowBox, tabBox] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()]
    row.current.scrollLeft += tabBox.left + tabBox.width / 2 - rowBox.left - rowBox.width / 2
  }, [current, counted])
  return row
}
