import type { MyCertification } from '#src/domain/overview/overview.ts'
import { examUrl } from '#src/query/exam.ts'
import { type Place, routes } from '#src/routes.ts'
import { daysUntil } from '#src/stores/exam/theory-exam.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { ClearRecords } from './ClearRecords.tsx'
import { formatLocalDay } from './format-local-date-time.ts'

/** The end of a certification's exam window and the last score, with a link to the exam or to the next step. */
export function ExamWindow({ certification, place }: { certification: MyCertification; place: Place }) {
  const { t } = useTranslation()
  const { id, name, status, exam } = certification
  const days = exam.closesAt === null ? null : daysUntil(exam.closesAt)
  const isOpen = status === 'exam' && days !== 0 && exam.attemptsLeft > 0
  const address = exam.resumes || isOpen ? examUrl(place, 'theory', id) : routes.certification(place, id)
  const action = exam.resumes ? 'resumeExam' : isOpen ? 'sitExam' : status === 'approved' ? 'see' : 'goOn'
  return (
    <>
      <ExamStatus certification={certification} days={days} />
      <div className="row between">
        <a className="btn sec2 sm" href={address} aria-label={`${t(`my-next:act.${action}`)}: ${name}`}>
          {t(`my-next:act.${action}`)}
        </a>
        <ClearRecords certification={certification} />
      </div>
    </>
  )
}

/** The last score and the end of the exam window. */
function ExamStatus({
  certification: { status, exam },
  days,
}: {
  certification: MyCertification
  days: number | null
}) {
  const { t, locale } = useTranslation()
  const lastScore =
    status === 'exam' && exam.lastScore !== null && t('my-next:last', { score: exam.lastScore })
  const expired = days === 0 && t('my-learning:exam.lapsed')
  const window =
    days !== null &&
    days > 0 &&
    t('my-learning:exam.window', { date: formatLocalDay(locale, exam.closesAt ?? ''), count: days })
  const sentences = [lastScore, exam.resumes ? t('my-learning:exam.open') : expired || window].filter(Boolean)
  return sentences.length > 0 && <p>{sentences.join(' ')}</p>
}
