import { Field } from '#src/ui/Field.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

interface Choice {
  value: string
  label: string
}

interface PlanSelectProps {
  /** The name of the field, which is also the parameter of the URL. */
  name: 'country' | 'language'
  label: string
  value: string | undefined
  /** The choices that come first. The first of them selects all values. */
  first: readonly Choice[]
  /** The other choices, which are sorted by their labels. */
  choices: readonly Choice[]
  onChoose: (value: string | undefined) => void
}

/** A select of the plan's form; the empty value selects all. */
export function PlanSelect({ name, label, value = '', first, choices, onChoose }: PlanSelectProps) {
  const { locale } = useTranslation()
  const sorted = choices.toSorted((one, other) => one.label.localeCompare(other.label, locale))
  return (
    <Field name={name} label={label}>
      {(attributes) => (
        <select
          className="in"
          {...attributes}
          value={value}
          onChange={(event) => onChoose(event.currentTarget.value || undefined)}
        >
          {[...first, ...sorted].map((each) => (
            <option key={each.value} value={each.value}>
              {each.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
