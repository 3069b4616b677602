import { useTranslation } from './TranslationContext.tsx'

/** The checkbox for mails about a training, named `mails` in its form. Speaks the area `enrolment`. */
export function MailsField() {
  const { t } = useTranslation()
  return (
    <label className="ck">
      <input type="checkbox" name="mails" />
      {t('enrolment:mails')}
    </label>
  )
}
