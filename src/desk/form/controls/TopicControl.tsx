import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { topicsOfPool } from '../../item/pool-topics.ts'
import { useEdit } from '../EditContext.tsx'
import { asText, type ControlProps } from './control.ts'

/** A choice of one topic of the question pool. */
export function TopicControl({ attributes, value, onChange, disabled }: ControlProps) {
  const { t } = useTranslation()
  const { document, language } = useEdit()
  const topics = topicsOfPool(document, language)
  const current = asText(value)
  const isKnown = current === '' || topics.some(({ key }) => key === current)
  return (
    <select
      {...attributes}
      className="in"
      value={current}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value || undefined)}
    >
      <option value="">{t('edit:none')}</option>
      {topics.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
      {!isKnown && <option value={current}>{current}</option>}
    </select>
  )
}
