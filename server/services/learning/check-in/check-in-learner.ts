import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { getClassroomPermission } from '#server/services/catalogue/trainer/attendance-permission.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { checkNotOwnCase, type Operator } from '#src/domain/operator.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { checkIn } from './check-in.ts'

/**
 * Checks a learner in, on behalf of the learner. Refused as `notFound` if there is no such seat, as `forbidden` for
 * trainers of other classrooms and if the operator is the learner, and for the same reasons as `checkIn`.
 */
export async function checkInLearner(
  db: Db,
  { enrolmentId, operator, now }: { enrolmentId: number; operator: Operator; now: number },
): Promise<true | RefusedResult> {
  const [row] = await db
    .select({ learnerId: classroomEnrolment.learnerId, classroomId: classroomEnrolment.classroomId })
    .from(classroomEnrolment)
    .where(eq(classroomEnrolment.id, enrolmentId))
  if (!row) return refuse('notFound')
  const attending = await getClassroomPermission(db, row.classroomId, operator)
  if (!attending.isAllowed) return refuse('forbidden', { reason: 'notAssigned' })
  const ownRefusal = checkNotOwnCase(operator, row.learnerId)
  if (ownRefusal) return ownRefusal
  return db.transaction(async (tx) => {
    const result = await checkIn(tx, { ...row, now, actor: operator.name })
    if (isRefused(result)) return result
    await writeAuditEntry(tx, {
      actor: operator.name,
      now,
      act: 'checkIn',
      subject: `classroom enrolment ${enrolmentId}`,
    })
    return true
  })
}
