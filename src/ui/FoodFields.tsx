import { TextField } from './TextField.tsx'
import { useTranslation } from './TranslationContext.tsx'

/** The fields `allergies` and `diet` of a form. Uses the message namespace `enrolment`. */
export function FoodFields() {
  const { t } = useTranslation()
  return (
    <fieldset className="stack gap-3">
      <legend className="meta">{t('enrolment:food')}</legend>
      <TextField name="allergies" label={t('enrolment:allergies')} maxLength={200} />
      <TextField name="diet" label={t('enrolment:diet')} maxLength={200} />
    </fieldset>
  )
}
