import type { ComponentProps } from 'react'
import { FieldError } from '#src/ui/Field.tsx'
import { PrefilledTextField } from '#src/ui/PrefilledTextField.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface FieldData {
  name: string
  typed: FormData | undefined
  errorOf: (field: string) => string | undefined
}

type TextFieldProps = FieldData &
  Omit<ComponentProps<typeof PrefilledTextField>, 'label' | 'initialText' | 'error'>

export function ApplicationTextField({ typed, errorOf, ...field }: TextFieldProps) {
  const { t } = useTranslation()
  const { name } = field
  return (
    <PrefilledTextField
      {...field}
      label={t(`trainer-application:${name}`)}
      initialText={String(typed?.get(name) ?? '')}
      error={errorOf(name)}
    />
  )
}

interface ChoicesFieldProps extends FieldData {
  choices: readonly { value: string; text: string }[]
}

/** A field with checkboxes. */
export function ChoicesField({ name, typed, errorOf, choices }: ChoicesFieldProps) {
  const { t } = useTranslation()
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
