import { Field } from './Field.tsx'
import { useWords } from './Words.tsx'

interface ChoiceFieldProps {
  name: string
  label: string
  error?: string | undefined
  optional?: boolean
  /** The options; without any, the field is a line to write in. */
  options: readonly { value: string; label: string }[]
  /** The value at first; it can be chosen even when it is not among the options. */
  given: string
  maxLength: number
  onChoose?: (value: string) => void
}

/** A choice among options, else a line to write in. Specification 1, section 5: profile. */
export function ChoiceField({ options, given, maxLength, onChoose, ...field }: ChoiceFieldProps) {
  const { t } = useWords()
  if (options.length === 0)
    return (
      <Field {...field}>
        {(ties) => <input className="in" {...ties} maxLength={maxLength} defaultValue={given} />}
      </Field>
    )
  const strange = given !== '' && !options.some(({ value }) => value === given)
  return (
    <Field {...field}>
      {(ties) => (
        <select
          className="in"
          {...ties}
          defaultValue={given}
          onChange={(event) => onChoose?.(event.currentTarget.value)}
        >
          <option value="">{t('form:choose')}</option>
          {strange && <option value={given}>{given}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
