import type { Standing } from '../../../src/domain/certification/certification.ts'
import { updateOf } from '../../../src/domain/certification/update.ts'
import type { Db } from '../../db/client.ts'
import { currentEnrolment } from '../certification-enrolment/current-enrolment.ts'
import { newerRelease } from '../certification-enrolment/newer-release.ts'
import type { Audience } from '../content/shown-to.ts'

/** How far a learner is in a certification; nobody (null), and who is not enrolled, stands before it. */
export async function standingOf(
  db: Db,
  audience: Audience,
  { learnerId, certificationId }: { learnerId: number | null; certificationId: number },
): Promise<Standing> {
  const row = learnerId === null ? undefined : await currentEnrolment(db, learnerId, certificationId)
  if (!row) return { status: 'enrol', childStatus: null, update: null }
  const newer = await newerRelease(db, audience, row)
  return { status: row.progress, childStatus: row.childStatus, update: updateOf(row, newer) }
}
