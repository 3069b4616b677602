import { languageName } from '../../i18n/format.ts'
import { isInOther, isStillEnglish } from '../../i18n/lang-attributes.ts'
import { useTranslation } from '../TranslationContext.tsx'

/** Names the language of a question that is not in the page's language. Uses the messages `exam`. */
export function OtherLanguage(question: { language: string }) {
  const { t, locale } = useTranslation()
  if (!isInOther(question, locale)) return null
  const text = isStillEnglish(question, locale)
    ? t('exam:inEnglish.question')
    : t('exam:inOther.question', { language: languageName(locale, question.language) })
  return <p className="meta">{text}</p>
}
