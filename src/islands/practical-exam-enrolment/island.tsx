import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { type Place, routes } from '#src/routes.ts'
import { type LivePracticalExam, livePracticalExam } from '#src/stores/practical-exam/practical-exam.ts'
import type { EnrollablePracticalExam } from '#src/stores/practical-exam/practical-exam-enrolment.ts'
import { liveItemOf } from '#src/stores/resource/live.ts'
import { CalendarBadge } from '#src/ui/CalendarBadge.tsx'
import { EnrolPanel } from '#src/ui/EnrolPanel.tsx'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { CancelledNotice } from '#src/ui/CancelledNotice.tsx'
import { SeatsChip } from '#src/ui/SeatsChip.tsx'
import { StaticHtml } from '#src/ui/StaticHtml.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { EnrolInPracticalExam } from './EnrolInPracticalExam.tsx'
import { PracticalExamChip } from './PracticalExamChip.tsx'
import { PracticalExamPlace } from './PracticalExamPlace.tsx'
import { practicalExamStatusOf } from './practical-exam-status.ts'

export const areas = [
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
  kept: { head?: string }
}

/** The learner's seat in the page's practical exam, and the next step. */
export default function PracticalExamEnrolment({
  place,
  exam,
  cancelled,
  kept,
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
  const now = liveItemOf(live)
  const standing = now ? practicalExamStatusOf(now) : cancelled ? 'notHeld' : 'open'
  return (
    <EnrolPanel
      head={<Head now={now} kept={kept.head} />}
      chip={now && standing !== 'notHeld' && <PracticalExamChip status={now.exam.own.status} />}
    >
      {standing === 'notHeld' ? (
        <CancelledNotice href={routes.practicalExams(place)} />
      ) : now && standing !== 'open' ? (
        <PracticalExamPlace standing={standing} startsAt={now.exam.startsAt} place={place} exam={exam} />
      ) : (
        <EnrolInPracticalExam place={place} exam={exam} />
      )}
    </EnrolPanel>
  )
}

function Head({ now, kept }: { now: LivePracticalExam | undefined; kept: string | undefined }) {
  if (!now) return <StaticHtml className="row between" name="head" html={kept} />
  return (
    <div className="row between">
      <CalendarBadge session={now.exam} zone={now.exam.zone} />
      {now.exam.state !== 'cancelled' && (
        <SeatsChip seatsLeft={now.exam.seatsLeft} capacity={now.exam.capacity} />
      )}
    </div>
  )
}
