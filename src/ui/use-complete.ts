import { type RefObject, useEffect, useState } from 'react'

/**
 * Returns whether all needed fields of a form are filled in. `look` checks it again; it runs after every render, and
 * must be called on every input.
 */
export function useComplete(form: RefObject<HTMLFormElement | null>, needed: readonly string[]) {
  const [complete, setComplete] = useState(true)
  const look = () => {
    if (!form.current) return
    const said = new FormData(form.current)
    setComplete(needed.every((name) => String(said.get(name) ?? '').trim() !== ''))
  }
  useEffect(look)
  return { complete, look }
}
