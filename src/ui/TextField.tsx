import { useId } from 'react'
import { Field } from './Field.tsx'

interface TextFieldProps {
  /** The field's id, where a page shows it before scripts come; made up by default. */
  id?: string
  name: string
  label: string
  type?: 'text' | 'url' | 'password'
  hint?: string | undefined
  /** The reason why the field's content is not taken. */
  error?: string | undefined
  required?: boolean
  maxLength: number
  defaultValue?: string
  /** Called with the text on each change. */
  onWrite?: (text: string) => void
  /** Set for codes and addresses, which run from left to right in every language. */
  dir?: 'ltr'
}

/** A text field of a dialog. */
export function TextField({ id, label, hint, error, onWrite, type = 'text', ...input }: TextFieldProps) {
  const made = useId()
  return (
    <Field name={input.name} id={id ?? made} label={label} hint={hint} error={error} alert>
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
