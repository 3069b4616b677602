import { type RefObject, useEffect, useState } from 'react'

/**
 * Returns whether an element has ever been visible. Used to load the content of a tab only when the tab is opened.
 */
export function useWasVisible(element: RefObject<Element | null>): boolean {
  const [wasVisible, setWasVisible] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current || wasVisible) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setWasVisible(true)
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [element, wasVisible])
  return wasVisible
}
