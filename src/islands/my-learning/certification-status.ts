import { shouldReEnrol } from '#src/domain/certification/sub-title.ts'
import type { MyCertification } from '#src/domain/overview/overview.ts'

/** The learner's status in a certification, as the chip shows it. */
export type CertificationStatus =
  | 'underReview'
  | 'notApproved'
  | 'closed'
  | 'again'
  | 'learning'
  | 'exam'
  | 'practicalExam'
  | 'apply'
  | 'finish'
  | 'approved'

export function certificationStatusOf({ status, childStatus }: MyCertification): CertificationStatus {
  if (childStatus === 'underReview') return 'underReview'
  if (childStatus === 'registrationFailed') return 'notApproved'
  if (childStatus === 'closed') return 'closed'
  if (shouldReEnrol({ status, childStatus }) || status === 'enrol') return 'again'
  return status
}

export const chipByCertificationStatus = {
  underReview: { mark: 'half', tone: 'info' },
  notApproved: { mark: 'cross', tone: 'bad' },
  closed: { mark: 'dash' },
  again: { mark: 'ring' },
  learning: { mark: 'half', tone: 'br' },
  exam: { mark: 'triangle', tone: 'warn' },
  practicalExam: { mark: 'triangle', tone: 'warn' },
  apply: { mark: 'tick', tone: 'ok' },
  finish: { mark: 'half', tone: 'info' },
  approved: { mark: 'tick', tone: 'ok' },
} as const satisfies Record<CertificationStatus, object>
