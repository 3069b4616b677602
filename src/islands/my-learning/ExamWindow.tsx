import { useEffect, useState } from 'react'
import type { ExamTerms } from '#src/domain/exam/exam-terms.ts'
import { dayInWords } from '#src/i18n/format.ts'
import { daysUntil, theoryTermsOf } from '#src/stores/theory-exam.ts'
import { useWords } from '#src/ui/Words.tsx'

/** Until when the theory exam of a begun certification may be begun, and the attempts left; nothing before it is open. */
export function ExamWindow({ id }: { id: number }) {
  const { t, spoken } = useWords()
  const [terms, setTerms] = useState<ExamTerms | null>(null)
  useEffect(() => void theoryTermsOf(id).then(setTerms), [id])
  if (!terms) return null
  const { closesAt, attemptsLeft, resumes } = terms
  if (resumes) return <p className="meta">{t('my-learning:exam.open')}</p>
  if (!closesAt) return null
  const days = daysUntil(closesAt)
  if (days === 0) return <p className="meta">{t('my-learning:exam.lapsed')}</p>
  const date = dayInWords(spoken, closesAt.slice(0, 10))
  return (
    <p className="meta">
      {t('my-learning:exam.window', { date, count: days })}{' '}
      {attemptsLeft !== null && t('my-learning:exam.left', { count: attemptsLeft })}
    </p>
  )
}
