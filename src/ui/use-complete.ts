import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether every one of some fields of a form is filled; looked at whenever the form is drawn, and to be looked at whenever it is
 * written in.
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
