import type { PracticalExamEnrolmentStatus } from '#src/domain/practical-exam/practical-exam-enrolment.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

const chips = {
  notEnrolled: { mark: 'ring' },
  pending: { mark: 'half', tone: 'warn' },
  enrolled: { mark: 'disc', tone: 'ok' },
  passed: { mark: 'tick', tone: 'ok' },
  failed: { mark: 'cross', tone: 'bad' },
  absent: { mark: 'cross', tone: 'bad' },
  cancelled: { mark: 'dash', tone: 'bad' },
} as const satisfies Record<PracticalExamEnrolmentStatus, object>

/** The chip that shows the status of the learner's enrolment. */
export function PracticalExamChip({ status }: { status: PracticalExamEnrolmentStatus }) {
  const { t } = useTranslation()
  return <Chip {...chips[status]}>{t(`practical-exam-enrolment:status.${status}`)}</Chip>
}
