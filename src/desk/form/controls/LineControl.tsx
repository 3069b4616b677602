import { textDirectionOf } from '#src/domain/language/script.ts'
import { asText, type ControlProps } from './control.ts'

const keyboards = { code: 'text', link: 'url', line: 'text' } as const

/** An input for a single line of text: a name, a code, a link. */
export function LineControl({ field, attributes, value, onChange, disabled, language }: ControlProps) {
  return (
    <input
      {...attributes}
      className={field.kind === 'code' ? 'in mono' : 'in'}
      inputMode={field.kind in keyboards ? keyboards[field.kind as keyof typeof keyboards] : 'text'}
      lang={language}
      dir={language ? textDirectionOf(language) : 'auto'}
      maxLength={field.limits.maxLength}
      value={asText(value)}
      readOnly={disabled}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
