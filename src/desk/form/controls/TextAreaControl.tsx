import { textDirectionOf } from '#src/domain/language/script.ts'
import { asText, type ControlProps } from './control.ts'

/** An input for text of several lines, which grows with its content. */
export function TextAreaControl({ field, attributes, value, onChange, disabled, language }: ControlProps) {
  return (
    <textarea
      {...attributes}
      className="in grow"
      rows={2}
      lang={language}
      dir={language ? textDirectionOf(language) : 'auto'}
      maxLength={field.limits.maxLength}
      value={asText(value)}
      readOnly={disabled}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
