import type { Certification } from './certification.ts'
import type { ChildStatus } from './child-status.ts'
import type { CertificationProgress } from './progress.ts'

/** A registration as the rules of updates see it. */
export interface Updatable {
  certificationId: number
  progress: CertificationProgress
  childStatus: ChildStatus
  /** The newer release that the learner was told of. */
  toldOf: number | null
  /** The learner came here by an update, and has not been asked yet if the exam shall begin. */
  offersExam: boolean
}

/** A learner goes on in a newer release until the theory exam is passed; from then on it is renewed into. */
export const mayUpdate = ({ progress, childStatus }: Updatable): boolean =>
  childStatus === 'registrationApproved' && (progress === 'learning' || progress === 'exam')

/**
 * What a learner is told of an update, or null. `newer`: the release that replaces theirs and that they are not
 * registered in. Specification 1, sections 3 and 4.
 */
export function updateOf(registered: Updatable, newer: number | null): Certification['update'] {
  if (newer !== null && mayUpdate(registered))
    return { id: newer, tellsOfExam: false, tellsOfUpdate: registered.toldOf !== newer }
  if (registered.offersExam && registered.progress === 'exam')
    return { id: registered.certificationId, tellsOfExam: true, tellsOfUpdate: false }
  return null
}
