import type { Standing } from '../../../src/domain/certification/certification.ts'
import type { Db } from '../../db/client.ts'
import { currentEnrolment } from '../certification-enrolment/current-enrolment.ts'

/** How far a learner is in a certification; nobody (null), and who is not enrolled, stands before it. */
export async function standingOf(
  db: Db,
  of: { learnerId: number | null; certificationId: number },
): Promise<Standing> {
  const row = of.learnerId === null ? undefined : await currentEnrolment(db, of.learnerId, of.certificationId)
  // No release is updated in place yet: there is no update to tell of.
  return { status: row?.progress ?? 'enrol', childStatus: row?.childStatus ?? null, update: null }
}
