import { eq } from 'drizzle-orm'
import { isRefused, type Refused, refuse } from '../../../src/domain/refusal/refusal.ts'
import type { Acting } from '../../../src/domain/trainer/assignment.ts'
import type { Db } from '../../db/client.ts'
import { classroomEnrolment } from '../../db/schema/classroom-enrolment.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { attendsToClassroom } from '../trainer/assigned-to.ts'
import { checkIn } from './check-in.ts'

/** Notes for a learner that they have come. Refused as `notFound`, `forbidden` to other trainers, and as checking in is. */
export async function checkInLearner(
  db: Db,
  { enrolmentId, by, actor, now }: { enrolmentId: number; by: Acting; actor: string; now: number },
): Promise<true | Refused> {
  const [row] = await db
    .select({ learnerId: classroomEnrolment.learnerId, classroomId: classroomEnrolment.classroomId })
    .from(classroomEnrolment)
    .where(eq(classroomEnrolment.id, enrolmentId))
  if (!row) return refuse('notFound')
  if (!(await attendsToClassroom(db, row.classroomId, by))) return refuse('forbidden')
  return db.transaction(async (tx) => {
    const done = await checkIn(tx, { ...row, now })
    if (isRefused(done)) return done
    await writeAudit(tx, { actor, now, act: 'checkIn', subject: `classroom enrolment ${enrolmentId}` })
    return true
  })
}
