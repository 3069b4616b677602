import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Sets `aria-describedby` to the ids of the field's hint and error. This is necessary because Headless UI's input
 * replaces or removes the attribute.
 */
export function useInputDescription(described: string | undefined): RefObject<HTMLInputElement | null> {
  const inputRef = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (described) inputRef.current?.setAttribute('aria-describedby', described)
    else inputRef.current?.removeAttribute('aria-describedby')
  }, [described])
  return inputRef
}
