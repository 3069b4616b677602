import type { Certification } from '../../domain/certification/certification.ts'
import { Chip } from '../../ui/Chip.tsx'
import { useWords } from '../../ui/Words.tsx'

type Now = Pick<Certification, 'status' | 'childStatus'>

/** Which chip a standing has: its name is that of its words. */
function chipOf({ status, childStatus }: Now) {
  if (childStatus === 'closed') return { name: 'closed', mark: 'dash' } as const
  if (childStatus === 'underReview') return { name: 'underReview', mark: 'half', tone: 'warn' } as const
  if (childStatus === 'registrationFailed') return { name: 'failed', mark: 'cross', tone: 'bad' } as const
  if (status === 'enrol') return { name: 'notEnrolled', mark: 'ring' } as const
  if (status === 'finish') return { name: 'applied', mark: 'half', tone: 'info' } as const
  if (status === 'approved') return { name: 'certified', mark: 'tick', tone: 'ok' } as const
  return { name: 'enrolled', mark: 'disc', tone: 'ok' } as const
}

/** Where the learner stands, by shape and word. */
export function StandingChip({ now }: { now: Now }) {
  const { t } = useWords()
  const { name, ...chip } = chipOf(now)
  return <Chip {...chip}>{t(`certification-enrolment:chip.${name}`)}</Chip>
}
