import { type ComponentType, useEffect, useState } from 'react'
import type { ChoiceOption } from './choice-option.ts'
import { Field } from './Field.tsx'
import { useTranslation } from './TranslationContext.tsx'

interface ChoiceFieldProps {
  name: string
  label: string
  error?: string | undefined
  optional?: boolean
  /** The options; if there are none, the field is a text field. */
  options: readonly ChoiceOption[]
  /** The initial value; it can be chosen even if it is not among the options. */
  given: string
  maxLength: number
  onChoose?: (value: string) => void
  /** Called with the text, if the field is a text field. */
  onWrite?: (value: string) => void
}

type Searched = ComponentType<import('react').ComponentProps<typeof import('./SearchChoice.tsx').default>>

/** Returns the searchable list after its script is loaded; until then, the browser's own list is used. */
function useSearched(): Searched | undefined {
  const [searched, setSearched] = useState<{ List: Searched }>()
  useEffect(() => {
    let gone = false
    import('./SearchChoice.tsx').then(
      ({ default: List }) => gone || setSearched({ List }),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [])
  return searched?.List
}

/** A choice among options, or a text field without options. Specification 1, section 5: profile, searchable select field. */
export function ChoiceField({
  options,
  given,
  maxLength,
  onChoose,
  onWrite,
  error,
  ...field
}: ChoiceFieldProps) {
  const { t } = useTranslation()
  const List = useSearched()
  const [value, setValue] = useState(given)
  const [cleared, setCleared] = useState(false)
  const said = error ?? (cleared && !field.optional ? t('form:missing') : undefined)
  if (options.length === 0)
    return (
      <Field {...field} error={error}>
        {(ties) => (
          <input
            className="in"
            {...ties}
            maxLength={maxLength}
            defaultValue={given}
            onInput={({ currentTarget }) => onWrite?.(currentTarget.value)}
          />
        )}
      </Field>
    )
  const strange = given !== '' && !options.some((option) => option.value === given)
  const all = strange ? [{ value: given, label: given }, ...options] : options
  const choose = (chosen: string) => {
    setValue(chosen)
    setCleared(chosen === '')
    onChoose?.(chosen)
  }
  return (
    <Field {...field} error={said}>
      {(ties) =>
        List ? (
          <List ties={ties} options={all} value={value} onChoose={choose} />
        ) : (
          <select
            className="in"
            {...ties}
            value={value}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            <option value="">{t('form:choose')}</option>
            {all.map((option) => (
              <option key={option.label} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        )
      }
    </Field>
  )
}
