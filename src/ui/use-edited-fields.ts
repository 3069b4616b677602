import { type FormEvent, useState } from 'react'

/**
 * Returns the fields that were changed since the form was last checked, and whether they are empty now. A required
 * field that was cleared shows its error immediately; a filled field shows none until the form is checked again.
 * Specification 1, section 5.
 */
export function useEditedFields() {
  const [edited, setEdited] = useState<Readonly<Record<string, 'empty' | 'filled'>>>({})
  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const { name, type, value } = target as HTMLInputElement
    if (!name || type === 'file') return
    const isFilled =
      type === 'checkbox' ? currentTarget.querySelector(`[name="${name}"]:checked`) : value.trim()
    const state = isFilled ? 'filled' : 'empty'
    setEdited((before) => (before[name] === state ? before : { ...before, [name]: state }))
  }
  return { edited, onInput, resetEdited: () => setEdited({}) }
}
