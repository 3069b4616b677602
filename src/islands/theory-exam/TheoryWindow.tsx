import { useStore } from '@nanostores/react'
import { formatDate } from '#src/i18n/format.ts'
import { daysUntil, theoryExamTerms } from '#src/stores/exam/theory-exam.ts'
import { liveItemOf } from '#src/stores/resource/live.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The end of the exam window, with the remaining days and attempts. An unlimited value is left out. */
export function TheoryWindow() {
  const { t, locale } = useTranslation()
  const terms = liveItemOf(useStore(theoryExamTerms.$live))
  if (!terms) return null
  const { closesAt, attemptsLeft } = terms
  const date = closesAt && formatDate(locale, closesAt.slice(0, 10))
  return (
    <ul className="stack gap-2">
      {closesAt && <li>{t('certification-enrolment:exam.window', { date, count: daysUntil(closesAt) })}</li>}
      {attemptsLeft !== null && <li>{t('certification-enrolment:exam.left', { count: attemptsLeft })}</li>}
    </ul>
  )
}
