import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { documentZone } from '../../item/document-zone.ts'
import { fromLocalTime, toLocalTime } from '../../item/local-time.ts'
import { useEdit } from '../EditContext.tsx'
import { asText, type ControlProps } from './control.ts'

/**
 * An input for a date and a time, in the time zone of the document, else of the browser; the name of the zone is
 * beside it.
 */
export function InstantControl({ attributes, value, onChange, disabled }: ControlProps) {
  const { t } = useTranslation()
  const { document } = useEdit()
  const zone = documentZone(document)
  return (
    <>
      <input
        {...attributes}
        className="in num"
        type="datetime-local"
        value={value ? toLocalTime(asText(value), zone) : ''}
        readOnly={disabled}
        onChange={(event) =>
          onChange(event.target.value ? fromLocalTime(event.target.value, zone) : undefined)
        }
      />
      <p className="meta">{t('edit:inZone', { zone })}</p>
    </>
  )
}
