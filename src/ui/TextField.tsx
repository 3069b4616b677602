import { useId } from 'react'

interface TextFieldProps {
  name: string
  label: string
  type?: 'text' | 'url' | 'password'
  hint?: string | undefined
  /** Why what stands there is not taken. */
  error?: string | undefined
  required?: boolean
  maxLength: number
  defaultValue?: string
  /** Told of what is written, as it is written. */
  onWrite?: (text: string) => void
  /** Codes and addresses run from left to right in every language. */
  dir?: 'ltr'
}

/** A line to write in, with what it is for above and what is wrong below. */
export function TextField({ name, label, hint, error, onWrite, type = 'text', ...input }: TextFieldProps) {
  const id = useId()
  const told = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="meta" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        className="in"
        id={id}
        name={name}
        type={type}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={told || undefined}
        onChange={(event) => onWrite?.(event.currentTarget.value)}
        {...input}
      />
      {error && (
        <p className="err" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
