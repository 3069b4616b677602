import type { ClassroomEnrolmentStatus } from '#src/domain/classroom/classroom-enrolment.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

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
} as const satisfies Record<ClassroomEnrolmentStatus, object>

/** The chip that shows the status of the learner's enrolment. Specification 1, section 4: classroom labels. */
export function EnrolmentChip({ status }: { status: ClassroomEnrolmentStatus }) {
  const { t } = useTranslation()
  return <Chip {...chips[status]}>{t(`classroom-enrolment:status.${status}`)}</Chip>
}
