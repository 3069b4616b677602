import { useId } from 'react'
import { Field } from './Field.tsx'

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

/** A line of a dialog to write in. */
export function TextField({ label, hint, error, onWrite, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field name={input.name} id={useId()} label={label} hint={hint} error={error} alert>
      {(ties) => (
        <input
          className="in"
          type={type}
          autoComplete="off"
          onChange={(event) => onWrite?.(event.currentTarget.value)}
          {...input}
          {...ties}
        />
      )}
    </Field>
  )
}
