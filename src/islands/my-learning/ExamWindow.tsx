import type { OwnCertification } from '#src/domain/overview/overview.ts'
import { examAddress } from '#src/query/exam.ts'
import { type Place, routes } from '#src/routes.ts'
import { daysUntil } from '#src/stores/exam/theory-exam.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { ClearRecords } from './ClearRecords.tsx'
import { localDay } from './local-time.ts'

/** The end of a certification's exam window, the last score, and the link to the exam or to the next step. */
export function ExamWindow({ of, place }: { of: OwnCertification; place: Place }) {
  const { t } = useTranslation()
  const { id, name, status, exam } = of
  const days = exam.closesAt === null ? null : daysUntil(exam.closesAt)
  const open = status === 'exam' && days !== 0 && exam.attemptsLeft > 0
  const to = exam.resumes || open ? examAddress(place, 'theory', id) : routes.certification(place, id)
  const act = exam.resumes ? 'resumeExam' : open ? 'sitExam' : status === 'approved' ? 'see' : 'goOn'
  return (
    <>
      <Said of={of} days={days} />
      <div className="row between">
        <a className="btn sec2 sm" href={to} aria-label={`${t(`my-next:act.${act}`)}: ${name}`}>
          {t(`my-next:act.${act}`)}
        </a>
        <ClearRecords of={of} />
      </div>
    </>
  )
}

/** The last score and the end of the exam window. */
function Said({ of: { status, exam }, days }: { of: OwnCertification; days: number | null }) {
  const { t, spoken } = useTranslation()
  const last = status === 'exam' && exam.lastScore !== null && t('my-next:last', { score: exam.lastScore })
  const lapsed = days === 0 && t('my-learning:exam.lapsed')
  const window =
    days !== null &&
    days > 0 &&
    t('my-learning:exam.window', { date: localDay(spoken, exam.closesAt ?? ''), count: days })
  const said = [last, exam.resumes ? t('my-learning:exam.open') : lapsed || window].filter(Boolean)
  return said.length > 0 && <p>{said.join(' ')}</p>
}
