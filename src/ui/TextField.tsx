import { useId } from 'react'
import { Field } from './Field.tsx'

interface TextFieldProps {
  /** The id of the field, if the published page contains the field; otherwise an id is generated. */
  id?: string
  name: string
  label: string
  type?: 'text' | 'url' | 'password'
  hint?: string | undefined
  /** The reason why the content is invalid. */
  error?: string | undefined
  required?: boolean
  maxLength: number
  defaultValue?: string
  /** Called with the text on each change. */
  onWrite?: (text: string) => void
  /** Set for codes, URLs and email addresses, which run from left to right in every language. */
  dir?: 'ltr'
}

/** A single-line text field without autocompletion. A new error is announced immediately. */
export function TextField({ id, label, hint, error, onWrite, type = 'text', ...input }: TextFieldProps) {
  const generatedId = useId()
  return (
    <Field name={input.name} id={id ?? generatedId} label={label} hint={hint} error={error} alert>
      {(attributes) => (
        <input
          className="in"
          type={type}
          autoComplete="off"
          onChange={(event) => onWrite?.(event.currentTarget.value)}
          {...input}
          {...attributes}
        />
      )}
    </Field>
  )
}
