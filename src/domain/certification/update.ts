import type { Certification } from './certification.ts'
import type { ChildStatus } from './child-status.ts'
import type { CertificationProgress } from './progress.ts'

/** The facts about a registration that decide whether its learner may update, and is notified of an update. */
export interface UpdatableCertification {
  certificationId: number
  progress: CertificationProgress
  childStatus: ChildStatus
  /** The id of the newer release that the learner was notified of; null for none. */
  toldOf: number | null
  /** Whether the learner came to this release by an update and has not yet been offered its exam. */
  offersExam: boolean
}

/**
 * Whether a learner may continue in a newer release: until the theory exam is passed; afterwards the
 * certificate is renewed into it.
 */
export const canUpdate = ({ progress, childStatus }: UpdatableCertification): boolean =>
  childStatus === 'registrationApproved' && (progress === 'learning' || progress === 'exam')

/**
 * Returns the update notice for a learner, or null. `newer` is the release that replaces theirs, in which they are not
 * registered. Specification 1, sections 3 and 4.
 */
export function updateOf(registered: UpdatableCertification, newer: number | null): Certification['update'] {
  if (newer !== null && canUpdate(registered))
    return { id: newer, tellsOfExam: false, tellsOfUpdate: registered.toldOf !== newer }
  if (registered.offersExam && registered.progress === 'exam')
    return { id: registered.certificationId, tellsOfExam: true, tellsOfUpdate: false }
  return null
}
