import { asText, type ControlProps } from './control.ts'

/** An input for a whole number. */
export function NumberControl({ field, attributes, value, onChange, disabled }: ControlProps) {
  return (
    <input
      {...attributes}
      className="in num"
      type="number"
      step={1}
      min={field.limits.minimum}
      max={field.limits.maximum}
      value={asText(value)}
      readOnly={disabled}
      onChange={(event) => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
    />
  )
}
