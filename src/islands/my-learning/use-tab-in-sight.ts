import { type RefObject, useEffect, useRef } from 'react'

/**
 * Brings the current tab into sight in a row of tabs that is wider than a phone; only the row is moved.
 * `counted` is what the tabs say beside their names, which makes them wider. Returns the row's ref.
 */
export function useTabInSight(current: string, counted: unknown): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another tab is current, or they grew
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-current]')
    if (!row.current || !tab) return
    const [whole, part] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()]
    row.current.scrollLeft += part.left + part.width / 2 - whole.left - whole.width / 2
  }, [current, counted])
  return row
}
