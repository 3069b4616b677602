import type { FilterValue } from './use-filter-values.ts'

interface FilterChoiceProps {
  name: string
  label: string
  /** The text of the option that removes the filter. */
  all: string
  value: string
  options: readonly FilterValue[]
  onChange: (value: string) => void
}

/** A choice that filters a list immediately. Each option shows how many items match if it is chosen. */
export function FilterChoice({ name, label, all, value, options, onChange }: FilterChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <select
        className="in"
        id={name}
        name={name}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text} ({option.count})
          </option>
        ))}
      </select>
    </div>
  )
}
