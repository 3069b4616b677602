import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { type Place, routes } from '#src/routes.ts'
import { type LiveClassroom, liveClassroom } from '#src/stores/classroom/classroom.ts'
import type { EnrollableClassroom } from '#src/stores/classroom/classroom-enrolment.ts'
import { liveItemOf } from '#src/stores/resource/live.ts'
import { CalendarBadge } from '#src/ui/CalendarBadge.tsx'
import { EnrolPanel } from '#src/ui/EnrolPanel.tsx'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { CancelledNotice } from '#src/ui/CancelledNotice.tsx'
import { viewerZone } from '#src/ui/viewer-zone.ts'
import { SeatsChip } from '#src/ui/SeatsChip.tsx'
import { StaticHtml } from '#src/ui/StaticHtml.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { classroomStatusOf } from './classroom-status.ts'
import { Enrol } from './Enrol.tsx'
import { EnrolledPanel } from './EnrolledPanel.tsx'
import { EnrolmentChip } from './EnrolmentChip.tsx'

export const areas = ['classroom', 'classroom-enrolment', 'course', 'enrolment', 'error', 'price'] as const

interface ClassroomEnrolmentProps {
  place: Place
  classroom: EnrollableClassroom
  /** Whether the session was cancelled when the page was published. */
  cancelled?: boolean
  /** The published markup of the date and the seats. */
  kept: { head?: string }
}

/** The learner's seat in the page's classroom, and the next step. */
export default function ClassroomEnrolment(props: ClassroomEnrolmentProps) {
  const { place, kept } = props
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
  const now = liveItemOf(live)
  const standing = now ? classroomStatusOf(now) : props.cancelled ? 'notHeld' : 'open'
  const held = standing !== 'open' && standing !== 'waitable'
  return (
    <EnrolPanel
      head={<Head now={now} kept={kept.head} />}
      chip={now && standing !== 'notHeld' && <EnrolmentChip status={now.classroom.own.status} />}
    >
      {standing === 'notHeld' ? (
        <CancelledNotice href={others(props)} />
      ) : held && now ? (
        <EnrolledPanel standing={standing} now={now} place={place} classroom={props.classroom} />
      ) : (
        <Enrol place={place} classroom={props.classroom} now={now} />
      )}
    </EnrolPanel>
  )
}

/** Returns the address of the list with the training's other dates. */
const others = ({ place, classroom: { kind } }: ClassroomEnrolmentProps): string =>
  kind === null ? routes.workshops(place) : routes.classrooms(place, kind)

function Head({ now, kept }: { now: LiveClassroom | undefined; kept: string | undefined }) {
  if (!now) return <StaticHtml className="row between" name="head" html={kept} />
  const { seatsLeft, capacity, venue, zone, state } = now.classroom
  return (
    <div className="row between">
      <CalendarBadge session={now.classroom} zone={venue ? zone : viewerZone()} />
      {state !== 'cancelled' && <SeatsChip seatsLeft={seatsLeft} capacity={capacity} />}
    </div>
  )
}
