import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { type Place, routes } from '#src/routes.ts'
import { type LivePracticalExam, livePracticalExam } from '#src/stores/practical-exam/practical-exam.ts'
import type { EnrollablePracticalExam } from '#src/stores/practical-exam/practical-exam-enrolment.ts'
import { liveItemOf } from '#src/stores/resource/live.ts'
import { CalendarBadge } from '#src/ui/CalendarBadge.tsx'
import { CancelledNotice } from '#src/ui/CancelledNotice.tsx'
import { EnrolPanel } from '#src/ui/EnrolPanel.tsx'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { SeatsChip } from '#src/ui/SeatsChip.tsx'
import { StaticHtml } from '#src/ui/StaticHtml.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { EnrolInPracticalExam } from './EnrolInPracticalExam.tsx'
import { PracticalExamChip } from './PracticalExamChip.tsx'
import { PracticalExamSeat } from './PracticalExamSeat.tsx'
import { practicalExamStatusOf } from './practical-exam-status.ts'

export const namespaces = [
  'classroom',
  'practical-exam',
  'practical-exam-enrolment',
  'course',
  'enrolment',
  'error',
  'price',
] as const

interface PracticalExamEnrolmentProps {
  place: Place
  exam: EnrollablePracticalExam
  /** Whether the date was cancelled when the page was published. */
  cancelled?: boolean
  /** The published markup of the date and the seats. */
  staticHtml: { head?: string }
}

/** The learner's seat in the page's practical exam, and the next step. */
export default function PracticalExamEnrolment({
  place,
  exam,
  cancelled,
  staticHtml,
}: PracticalExamEnrolmentProps) {
  const { t } = useTranslation()
  const live = useStore(livePracticalExam.$live)
  useEffect(() => void livePracticalExam.loadOfLearner(exam.id), [exam.id])
  if (live.state === 'failed')
    return (
      <LoadFailure
        className="panel enrol"
        text={t('enrolment:notLoaded')}
        retry={t('enrolment:retry')}
        onRetry={() => void livePracticalExam.loadOfLearner(exam.id)}
      />
    )
  const current = liveItemOf(live)
  const status = current ? practicalExamStatusOf(current) : cancelled ? 'notHeld' : 'open'
  return (
    <EnrolPanel
      head={<Head current={current} staticHtml={staticHtml.head} />}
      chip={current && status !== 'notHeld' && <PracticalExamChip status={current.exam.own.status} />}
    >
      {status === 'notHeld' ? (
        <CancelledNotice href={routes.practicalExams(place)} />
      ) : current && status !== 'open' ? (
        <PracticalExamSeat status={status} startsAt={current.exam.startsAt} place={place} exam={exam} />
      ) : (
        <EnrolInPracticalExam place={place} exam={exam} />
      )}
    </EnrolPanel>
  )
}

function Head({
  current,
  staticHtml,
}: {
  current: LivePracticalExam | undefined
  staticHtml: string | undefined
}) {
  if (!current) return <StaticHtml className="row between" name="head" html={staticHtml} />
  return (
    <div className="row between">
      <CalendarBadge session={current.exam} zone={current.exam.zone} />
      {current.exam.state !== 'cancelled' && (
        <SeatsChip seatsLeft={current.exam.seatsLeft} capacity={current.exam.capacity} />
      )}
    </div>
  )
}
