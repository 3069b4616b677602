import { fieldsOfFamily } from '#src/domain/content-item/field-registry/content-field.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { Panel } from '../components/Panel.tsx'
import { isFieldShown } from '../item/is-field-shown.ts'
import { isTextField } from '../item/text-slots.ts'
import { useEdit } from './EditContext.tsx'
import { SharedValueField } from './SharedValueField.tsx'

/** The sections of the form in their order; fields without a section are in the first one. */
const sections = [
  'facts',
  'schedule',
  'registration',
  'categories',
  'exam',
  'appearance',
  'audience',
] as const

/** The panels of the values that all languages share, one for each section. */
export function SharedValuePanels() {
  const { t } = useTranslation()
  const { family, document } = useEdit()
  const fields = fieldsOfFamily(family).filter(
    (field) =>
      !field.owner &&
      !isTextField(field) &&
      field.kind !== 'parts' &&
      !field.path.includes('[]') &&
      isFieldShown(field, document),
  )
  return sections.map((section) => {
    const own = fields.filter(({ group = 'facts' }) => group === section)
    if (own.length === 0) return null
    return (
      <Panel key={section} id={`section-${section}`} title={t(`edit:section.${section}`)}>
        <div className="c fg">
          {own.map((field) => (
            <SharedValueField key={field.path} field={field} path={field.path.split('.')} />
          ))}
        </div>
      </Panel>
    )
  })
}
