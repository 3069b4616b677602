import { type RefObject, useEffect, useState } from 'react'

/**
 * Returns whether all required fields of a form are filled in, and the function `checkComplete`, which updates this
 * value. `checkComplete` runs after every render, and must also be called on every input.
 */
export function useFormComplete(form: RefObject<HTMLFormElement | null>, needed: readonly string[]) {
  const [complete, setComplete] = useState(true)
  const checkComplete = () => {
    if (!form.current) return
    const data = new FormData(form.current)
    setComplete(needed.every((name) => String(data.get(name) ?? '').trim() !== ''))
  }
  useEffect(checkComplete)
  return { complete, checkComplete }
}
