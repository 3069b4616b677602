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
  /** Where the name alone could stand twice on a page. */
  id?: string
  label: string
  hint?: string | undefined
  /** Why what stands in it can't be taken. */
  error?: string | undefined
  optional?: boolean
  /** Whether an error that comes is said at once: where the focus doesn't go to it. */
  alert?: boolean
  children: (ties: FieldTies) => ReactNode
}

/** A field with its label, its hint and, beside it, what is wrong with it. */
export function Field({ name, id = name, label, hint, error, optional, alert, children }: FieldProps) {
  const { t } = useWords()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="meta"> ({t('form:optional')})</span>}
      </label>
      {hint && (
        <p className="meta" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        name,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true as const }),
      })}
      <FieldError name={id} error={error} alert={alert} />
    </div>
  )
}

interface FieldErrorProps {
  /** The field's id. */
  name: string
  error?: string | undefined
  alert?: boolean | undefined
}

/** What is wrong with a field, in words below it. */
export function FieldError({ name, error, alert }: FieldErrorProps) {
  if (!error) return null
  return (
    <p className="wrong" id={`${name}-error`} role={alert ? 'alert' : undefined}>
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
