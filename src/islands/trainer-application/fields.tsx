import type { InputHTMLAttributes } from 'react'
import { Field, FieldError } from '#src/ui/Field.tsx'
import { useWords } from '#src/ui/Words.tsx'

interface Typed {
  name: string
  typed: FormData | undefined
  errorOf: (field: string) => string | undefined
}

interface TextFieldProps extends Typed, Pick<InputHTMLAttributes<HTMLElement>, 'autoComplete'> {
  maxLength: number
  type?: string
  /** Set for addresses and numbers, which run from left to right in every language. */
  dir?: 'ltr'
  hint?: string
  optional?: boolean
  /** Whether the field has several lines. */
  lines?: boolean
}

export function TextField({ name, typed, errorOf, hint, optional, lines, type, ...input }: TextFieldProps) {
  const { t } = useWords()
  const value = String(typed?.get(name) ?? '')
  const shared = { ...input, className: 'in', defaultValue: value, required: !optional }
  return (
    <Field
      name={name}
      label={t(`trainer-application:${name}`)}
      hint={hint}
      error={errorOf(name)}
      optional={optional ?? false}
    >
      {(ties) =>
        lines ? (
          <textarea {...shared} {...ties} rows={5} />
        ) : (
          <input {...shared} {...ties} type={type ?? 'text'} />
        )
      }
    </Field>
  )
}

interface ChoicesFieldProps extends Typed {
  choices: readonly { value: string; text: string }[]
}

/** A field with a few choices, of which several can be made. */
export function ChoicesField({ name, typed, errorOf, choices }: ChoicesFieldProps) {
  const { t } = useWords()
  const error = errorOf(name)
  const chosen = typed?.getAll(name) ?? []
  return (
    <fieldset>
      <legend className="lab">{t(`trainer-application:${name}`)}</legend>
      <div className="choices">
        {choices.map(({ value, text }) => (
          <label key={value} className="ck">
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error && `${name}-error`}
            />
            {text}
          </label>
        ))}
      </div>
      <FieldError name={name} error={error} />
    </fieldset>
  )
}
