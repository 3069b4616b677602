import { languageNameOf } from '../../i18n/format.ts'
import { isEnglishFallback, isInOtherLanguage } from '../../i18n/lang-attributes.ts'
import { useTranslation } from '../TranslationContext.tsx'

/**
 * A note that names the language of a question if it is not the page's language. Uses the message namespace `exam`.
 */
export function OtherLanguageNote(question: { language: string }) {
  const { t, locale } = useTranslation()
  if (!isInOtherLanguage(question, locale)) return null
  const text = isEnglishFallback(question, locale)
    ? t('exam:inEnglish.question')
    : t('exam:inOther.question', { language: languageNameOf(locale, question.language) })
  return <p className="meta">{text}</p>
}
