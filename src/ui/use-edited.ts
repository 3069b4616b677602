import { type FormEvent, useState } from 'react'

/**
 * The fields of a form that were changed since it was last checked, and whether they are empty now: a
 * required field that is cleared says so at once, and one that is filled is not wrong until it is checked
 * again. Specification 1, section 5.
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
