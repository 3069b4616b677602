import type { Certification } from './certification.ts'
import type { ChildStatus } from './child-status.ts'
import type { CertificationProgress } from './progress.ts'

/** The facts about a registration that decide whether its learner may, and should, update. */
export interface Updatable {
  certificationId: number
  progress: CertificationProgress
  childStatus: ChildStatus
  /** The id of the newer release that the learner was told of; null for none. */
  toldOf: number | null
  /**
   * Whether the learner came to this release by an update and has not been asked yet if the exam shall begin.
   */
  offersExam: boolean
}

/**
 * Whether a learner may continue in a newer release: until the theory exam is passed; afterwards the
 * certificate is renewed into it.
 */
export const mayUpdate = ({ progress, childStatus }: Updatable): boolean =>
  childStatus === 'registrationApproved' && (progress === 'learning' || progress === 'exam')

/**
 * The news of an update that a learner is to be told, or null. `newer`: the release that replaces theirs and
 * that they are not registered in. Specification 1, sections 3 and 4.
 */
export function updateOf(registered: Updatable, newer: number | null): Certification['update'] {
  if (newer !== null && mayUpdate(registered))
    return { id: newer, tellsOfExam: false, tellsOfUpdate: registered.toldOf !== newer }
  if (registered.offersExam && registered.progress === 'exam')
    return { id: registered.certificationId, tellsOfExam: true, tellsOfUpdate: false }
  return null
}
