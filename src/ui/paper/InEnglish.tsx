import { isStillEnglish } from '../../i18n/tongue.ts'
import { useWords } from '../Words.tsx'

/** A line that says that a question is in English, where the page is not. Speaks the area `exam`. */
export function InEnglish(question: { language: string }) {
  const { t, spoken } = useWords()
  return isStillEnglish(question, spoken) && <p className="meta">{t('exam:inEnglish.question')}</p>
}
