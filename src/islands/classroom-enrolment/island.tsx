import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { type Place, routes } from '#src/routes.ts'
import { type LiveClassroom, liveClassroom } from '#src/stores/classroom/classroom.ts'
import type { EnrollableClassroom } from '#src/stores/classroom/classroom-enrolment.ts'
import { liveItemOf } from '#src/stores/resource/live.ts'
import { CalendarBadge } from '#src/ui/CalendarBadge.tsx'
import { CancelledNotice } from '#src/ui/CancelledNotice.tsx'
import { getDeviceTimeZone } from '#src/ui/device-time-zone.ts'
import { EnrolPanel } from '#src/ui/EnrolPanel.tsx'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { SeatsChip } from '#src/ui/SeatsChip.tsx'
import { StaticHtml } from '#src/ui/StaticHtml.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { classroomStatusOf } from './classroom-status.ts'
import { Enrol } from './Enrol.tsx'
import { EnrolledPanel } from './EnrolledPanel.tsx'
import { EnrolmentChip } from './EnrolmentChip.tsx'

export const namespaces = [
  'classroom',
  'classroom-enrolment',
  'course',
  'enrolment',
  'error',
  'price',
] as const

interface ClassroomEnrolmentProps {
  place: Place
  classroom: EnrollableClassroom
  /** Whether the session was cancelled when the page was published. */
  cancelled?: boolean
  /** The published markup of the date and the seats. */
  staticHtml: { head?: string }
}

/** The learner's seat in the page's classroom, and the next step. */
export default function ClassroomEnrolment(props: ClassroomEnrolmentProps) {
  const { place, staticHtml } = props
  const { id } = props.classroom
  const { t } = useTranslation()
  const live = useStore(liveClassroom.$live)
  useEffect(() => void liveClassroom.loadOfLearner(id), [id])
  if (live.state === 'failed')
    return (
      <LoadFailure
        className="panel enrol"
        text={t('enrolment:notLoaded')}
        retry={t('enrolment:retry')}
        onRetry={() => void liveClassroom.loadOfLearner(id)}
      />
    )
  const current = liveItemOf(live)
  const status = current ? classroomStatusOf(current) : props.cancelled ? 'notHeld' : 'open'
  const hasEnrolment = status !== 'open' && status !== 'waitable'
  return (
    <EnrolPanel
      head={<Head current={current} staticHtml={staticHtml.head} />}
      chip={current && status !== 'notHeld' && <EnrolmentChip status={current.classroom.own.status} />}
    >
      {status === 'notHeld' ? (
        <CancelledNotice href={otherDatesUrl(props)} />
      ) : hasEnrolment && current ? (
        <EnrolledPanel status={status} current={current} place={place} classroom={props.classroom} />
      ) : (
        <Enrol place={place} classroom={props.classroom} current={current} />
      )}
    </EnrolPanel>
  )
}

/** Returns the URL of the list with the training's other dates. */
const otherDatesUrl = ({ place, classroom: { kind } }: ClassroomEnrolmentProps): string =>
  kind === null ? routes.workshops(place) : routes.classrooms(place, kind)

function Head({
  current,
  staticHtml,
}: {
  current: LiveClassroom | undefined
  staticHtml: string | undefined
}) {
  if (!current) return <StaticHtml className="row between" name="head" html={staticHtml} />
  const { seatsLeft, capacity, venue, zone, state } = current.classroom
  return (
    <div className="row between">
      <CalendarBadge session={current.classroom} zone={venue ? zone : getDeviceTimeZone()} />
      {state !== 'cancelled' && <SeatsChip seatsLeft={seatsLeft} capacity={capacity} />}
    </div>
  )
}
