import type { ClassroomEnrolment } from '../../domain/classroom/classroom-enrolment.ts'
import { Chip } from '../../ui/Chip.tsx'
import { useWords } from '../../ui/Words.tsx'

const chips = {
  notEnrolled: { mark: 'ring' },
  pending: { mark: 'half', tone: 'warn' },
  enrolled: { mark: 'disc', tone: 'ok' },
  left: { mark: 'dash' },
  checkedIn: { mark: 'tick', tone: 'ok' },
  absent: { mark: 'cross', tone: 'bad' },
  finished: { mark: 'square', tone: 'ok' },
  expired: { mark: 'dash' },
  cancelled: { mark: 'dash', tone: 'bad' },
  waitlisted: { mark: 'half', tone: 'info' },
} as const satisfies Record<ClassroomEnrolment, object>

/** What the classroom is to the learner, by shape and word. Specification 1, section 4: classroom labels. */
export function OwnChip({ status }: { status: ClassroomEnrolment }) {
  const { t } = useWords()
  return <Chip {...chips[status]}>{t(`classroom-enrolment:status.${status}`)}</Chip>
}
