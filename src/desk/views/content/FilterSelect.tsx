interface FilterSelectProps {
  label: string
  /** The text of the first option, which removes the filter. */
  all: string
  options: readonly { value: string; label: string }[]
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** A choice of one value to filter by. If the URL contains a value that is not an option, this value is shown too. */
export function FilterSelect({ label, all, options, value = '', onChange }: FilterSelectProps) {
  const isKnown = !value || options.some((option) => option.value === value)
  return (
    <label className="lab2">
      {label}
      <select
        className="in auto"
        value={value}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
        {!isKnown && <option value={value}>{value}</option>}
      </select>
    </label>
  )
}
