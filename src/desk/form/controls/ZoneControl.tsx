import { withZone } from '../../item/document-zone.ts'
import { useEdit } from '../EditContext.tsx'
import { asText, type ControlProps } from './control.ts'

/** A choice of a time zone, found by typing. The clock times of the document stay when its zone changes. */
export function ZoneControl({ attributes, value, disabled }: ControlProps) {
  const { editor, family, document } = useEdit()
  const list = `${attributes.id}-zones`
  return (
    <>
      <input
        {...attributes}
        className="in"
        list={list}
        value={asText(value)}
        readOnly={disabled}
        onChange={(event) => editor.replace(withZone(family, document, event.target.value))}
      />
      <datalist id={list}>
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  )
}
