import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import type { EmailNotification } from '#src/domain/enrolment/enrolment.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'

/** Sets whether a learner wants mails about a course. Refused as `notFound` without a registration. */
export async function changeNotification(
  db: Db,
  of: { learnerId: number; courseId: number; emailNotification: EmailNotification; now: number },
): Promise<true | RefusedResult> {
  const mine = and(
    eq(enrolment.learnerId, of.learnerId),
    eq(enrolment.courseId, of.courseId),
    ne(enrolment.status, 'notEnrolled'),
  )
  const changed = await db
    .update(enrolment)
    .set({ emailNotification: of.emailNotification, changedAt: new Date(of.now) })
    .where(mine)
    .returning({ id: enrolment.id })
  return changed.length > 0 ? true : refuse('notFound')
}
