import type { InputHTMLAttributes } from 'react'
import { Field } from './Field.tsx'

interface PrefilledTextFieldProps extends Pick<InputHTMLAttributes<HTMLElement>, 'autoComplete'> {
  name: string
  /** The id of the field; needed if the page contains two fields with the same name. */
  id?: string
  label: string
  /** The text that was typed before scripts were loaded, or before the page was left. */
  initialText: string
  error: string | undefined
  maxLength: number
  type?: string
  /** Set for URLs, email addresses and numbers, which run from left to right in every language. */
  dir?: 'ltr'
  hint?: string | undefined
  optional?: boolean | undefined
  /** Whether the field has several lines. */
  lines?: boolean | undefined
}

/**
 * A text field whose initial content is the text that the visitor typed before scripts were loaded. Required unless
 * `optional` is set.
 */
export function PrefilledTextField({
  id,
  label,
  initialText,
  error,
  hint,
  optional,
  lines,
  type,
  ...input
}: PrefilledTextFieldProps) {
  const inputProps = { ...input, className: 'in', defaultValue: initialText, required: !optional }
  return (
    <Field
      name={input.name}
      {...(id && { id })}
      label={label}
      hint={hint}
      error={error}
      optional={optional ?? false}
    >
      {(attributes) =>
        lines ? (
          <textarea {...inputProps} {...attributes} rows={5} />
        ) : (
          <input {...inputProps} {...attributes} type={type ?? 'text'} />
        )
      }
    </Field>
  )
}
