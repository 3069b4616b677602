import { languageName } from '../../i18n/format.ts'
import { isInOther, isStillEnglish } from '../../i18n/lang-attributes.ts'
import { useTranslation } from '../TranslationContext.tsx'

/** A line that names the language of a question, where the page is in another. Speaks the area `exam`. */
export function OtherLanguage(question: { language: string }) {
  const { t, spoken } = useTranslation()
  if (!isInOther(question, spoken)) return null
  const text = isStillEnglish(question, spoken)
    ? t('exam:inEnglish.question')
    : t('exam:inOther.question', { language: languageName(spoken, question.language) })
  return <p className="meta">{text}</p>
}
