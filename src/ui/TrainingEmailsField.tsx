import { useTranslation } from './TranslationContext.tsx'

/** The checkbox `mails` for emails about a training. Uses the message namespace `enrolment`. */
export function TrainingEmailsField() {
  const { t } = useTranslation()
  return (
    <label className="ck">
      <input type="checkbox" name="mails" />
      {t('enrolment:mails')}
    </label>
  )
}
