import { asText, type ControlProps } from './control.ts'

/** An input for a date without a time. */
export function DateControl({ attributes, value, onChange, disabled }: ControlProps) {
  return (
    <input
      {...attributes}
      className="in num"
      type="date"
      value={asText(value)}
      readOnly={disabled}
      onChange={(event) => onChange(event.target.value || undefined)}
    />
  )
}
