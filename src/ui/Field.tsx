import { type ReactNode, type RefObject, useEffect } from 'react'
import { useWords } from './Words.tsx'

/** What ties a field to its hint and its error. */
export interface FieldTies {
  id: string
  name: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

interface FieldProps {
  name: string
  label: string
  hint?: string | undefined
  /** Why what stands in it can't be taken. */
  error?: string | undefined
  optional?: boolean
  children: (ties: FieldTies) => ReactNode
}

/** A field with its label, its hint and, beside it, what is wrong with it. */
export function Field({ name, label, hint, error, optional, children }: FieldProps) {
  const { t } = useWords()
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={name}>
        {label}
        {optional && <span className="meta"> ({t('form:optional')})</span>}
      </label>
      {hint && (
        <p className="meta" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id: name,
        name,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true as const }),
      })}
      <FieldError name={name} error={error} />
    </div>
  )
}

/** What is wrong with a field, in words below it. */
export function FieldError({ name, error }: { name: string; error?: string | undefined }) {
  if (!error) return null
  return (
    <p className="wrong" id={`${name}-error`}>
      {error}
    </p>
  )
}

/** Brings the focus to the first field that is wrong, each time `trouble` is told; not while a dialog is open. */
export function useFocusOnWrong(
  form: RefObject<HTMLFormElement | null>,
  trouble: unknown,
  dialogOpen: boolean,
): void {
  useEffect(() => {
    if (!trouble || dialogOpen) return undefined
    const focus = () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    focus()
    // A dialog that has just closed gives the focus back to where it was: after that it is the field's.
    const timer = setTimeout(focus)
    return () => clearTimeout(timer)
  }, [form, trouble, dialogOpen])
}
