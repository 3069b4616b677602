import { type ReactNode, type RefObject, useEffect } from 'react'
import { useTranslation } from './TranslationContext.tsx'

/** The properties that connect an input to its hint and its error. */
export interface FieldAttributes {
  id: string
  name: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

interface FieldProps {
  name: string
  /** The id of the field; needed if the page contains two fields with the same name. */
  id?: string
  label: string
  hint?: string | undefined
  /** A note about the field's content, displayed below the field. */
  note?: string | undefined
  /** The reason why the content is invalid. */
  error?: string | undefined
  optional?: boolean
  /** Whether a new error is announced immediately. Needed for fields that do not get the focus. */
  alert?: boolean
  children: (attributes: FieldAttributes) => ReactNode
}

/** A field with its label, its hint and its error. */
export function Field({ name, id = name, label, hint, note, error, optional, alert, children }: FieldProps) {
  const { t } = useTranslation()
  const described = [hint && `${id}-hint`, note && `${id}-note`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ')
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
      {note && (
        <p className="meta" id={`${id}-note`} role="status">
          {note}
        </p>
      )}
      <FieldError name={id} error={error} alert={alert} />
    </div>
  )
}

interface FieldErrorProps {
  /** The id of the field. */
  name: string
  error?: string | undefined
  alert?: boolean | undefined
}

/** The error of a field, as text below it. */
export function FieldError({ name, error, alert }: FieldErrorProps) {
  if (!error) return null
  return (
    <p className="wrong" id={`${name}-error`} role={alert ? 'alert' : undefined}>
      {error}
    </p>
  )
}

/** Moves the focus to the first invalid field each time `failure` changes, unless a dialog is open. */
export function useFocusOnInvalid(
  form: RefObject<HTMLFormElement | null>,
  failure: unknown,
  dialogOpen: boolean,
): void {
  useEffect(() => {
    if (!failure || dialogOpen) return undefined
    const focus = () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    focus()
    // A dialog that has just closed returns the focus to its former element. Therefore the field gets the focus
    // after that.
    const timer = setTimeout(focus)
    return () => clearTimeout(timer)
  }, [form, failure, dialogOpen])
}
