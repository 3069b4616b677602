import type { Certification } from './certification.ts'
import type { ChildStatus } from './child-status.ts'
import type { CertificationProgress } from './progress.ts'

/**
 * The fields of a registration that decide whether the learner may update to a newer version, and which update notice
 * the learner gets.
 */
export interface UpdatableCertification {
  certificationId: number
  progress: CertificationProgress
  childStatus: ChildStatus
  /** The id of the newer version whose update notice the learner has acknowledged; null if there is none. */
  toldOf: number | null
  /** Whether the learner updated to this version and has not been offered its exam yet. */
  offersExam: boolean
}

/**
 * Whether a learner may continue in a newer version. This is possible until the theory exam is passed; afterwards
 * the learner renews the certificate into that version.
 */
export const canUpdateCertification = ({ progress, childStatus }: UpdatableCertification): boolean =>
  childStatus === 'registrationApproved' && (progress === 'learning' || progress === 'exam')

/**
 * Returns the update notice for a learner, or null. `newer` is the id of the version that replaces the learner's
 * version; null if there is no newer version, or if the learner is already registered in it. Specification 1,
 * sections 3 and 4.
 */
export function updateNoticeOf(
  registered: UpdatableCertification,
  newer: number | null,
): Certification['update'] {
  if (newer !== null && canUpdateCertification(registered))
    return { id: newer, announcesExam: false, announcesUpdate: registered.toldOf !== newer }
  if (registered.offersExam && registered.progress === 'exam')
    return { id: registered.certificationId, announcesExam: true, announcesUpdate: false }
  return null
}
