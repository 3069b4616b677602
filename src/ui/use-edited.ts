import { type FormEvent, useState } from 'react'

/**
 * Which fields of a form were changed since it was judged last, and whether they stand empty now: a required field that is
 * cleared says so at once, and one that is filled is not wrong until it is judged again. Specification 1, section 5.
 */
export function useEdited() {
  const [edited, setEdited] = useState<Readonly<Record<string, 'empty' | 'filled'>>>({})
  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const { name, type, value } = target as HTMLInputElement
    if (!name || type === 'file') return
    const filled =
      type === 'checkbox' ? currentTarget.querySelector(`[name="${name}"]:checked`) : value.trim()
    const now = filled ? 'filled' : 'empty'
    setEdited((before) => (before[name] === now ? before : { ...before, [name]: now }))
  }
  return { edited, onInput, forget: () => setEdited({}) }
}
