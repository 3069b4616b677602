import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether every one of some fields of a form is filled; looked at whenever the form is drawn or written in. What is chosen in a list
 * says so by `look`.
 */
export function useComplete(form: RefObject<HTMLFormElement | null>, needed: readonly string[]) {
  const [complete, setComplete] = useState(true)
  const look = () => {
    if (!form.current) return
    const said = new FormData(form.current)
    setComplete(needed.every((name) => String(said.get(name) ?? '').trim() !== ''))
  }
  useEffect(look)
  // What a list chose is drawn before it is looked at.
  return { complete, look: () => void setTimeout(look) }
}
