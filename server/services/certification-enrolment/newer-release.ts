import type { Db } from '../../db/client.ts'
import { newerReleases } from '../certification/newer-releases.ts'
import type { Audience } from '../content/shown-to.ts'
import { currentEnrolment } from './current-enrolment.ts'
import { findCertification } from './find-certification.ts'

/** The newest release in place of another that an audience is shown and the learner is not registered in, or null. */
export async function newerRelease(
  db: Db,
  audience: Audience,
  { learnerId, certificationId }: { learnerId: number; certificationId: number },
): Promise<number | null> {
  for (const id of (await newerReleases(db, certificationId)).toReversed()) {
    if (!(await findCertification(db, audience, id))) continue
    const registered = await currentEnrolment(db, learnerId, id)
    return registered && registered.progress !== 'enrol' ? null : id
  }
  return null
}
