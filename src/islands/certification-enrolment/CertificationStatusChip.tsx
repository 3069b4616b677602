import type { Certification } from '#src/domain/certification/certification.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

type StatusFields = Pick<Certification, 'status' | 'childStatus'>

/** Returns the chip of a status: its shape, its tone, and its name, which is the message key. */
function chipOf({ status, childStatus }: StatusFields) {
  if (childStatus === 'closed') return { name: 'closed', mark: 'dash' } as const
  if (childStatus === 'underReview') return { name: 'underReview', mark: 'half', tone: 'warn' } as const
  if (childStatus === 'registrationFailed') return { name: 'failed', mark: 'cross', tone: 'bad' } as const
  if (status === 'enrol') return { name: 'notEnrolled', mark: 'ring' } as const
  if (status === 'finish') return { name: 'applied', mark: 'half', tone: 'info' } as const
  if (status === 'approved') return { name: 'certified', mark: 'tick', tone: 'ok' } as const
  return { name: 'enrolled', mark: 'disc', tone: 'ok' } as const
}

/** The chip that shows the learner's status by shape and text. */
export function CertificationStatusChip({ certification }: { certification: StatusFields }) {
  const { t } = useTranslation()
  const { name, ...chip } = chipOf(certification)
  return <Chip {...chip}>{t(`certification-enrolment:chip.${name}`)}</Chip>
}
