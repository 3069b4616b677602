import { asText, type ControlProps } from './control.ts'

/** A choice of a time zone, found by typing. */
export function ZoneControl({ attributes, value, onChange, disabled }: ControlProps) {
  const list = `${attributes.id}-zones`
  return (
    <>
      <input
        {...attributes}
        className="in"
        list={list}
        value={asText(value)}
        readOnly={disabled}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={list}>
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  )
}
