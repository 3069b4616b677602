import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { enrolment } from '#server/db/schema/enrolment.ts'
import type { SubscriptionStatus } from '#src/domain/enrolment/enrolment.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'

/** Updates a learner's mail preference for a course. Refused as `notFound` without a registration. */
export async function updateCourseMailPreference(
  db: Db,
  input: { learnerId: number; courseId: number; emailNotification: SubscriptionStatus; now: number },
): Promise<true | RefusedResult> {
  const isOwnRow = and(
    eq(enrolment.learnerId, input.learnerId),
    eq(enrolment.courseId, input.courseId),
    ne(enrolment.status, 'notEnrolled'),
  )
  const updated = await db
    .update(enrolment)
    .set({ emailNotification: input.emailNotification, changedAt: new Date(input.now) })
    .where(isOwnRow)
    .returning({ id: enrolment.id })
  return updated.length > 0 ? true : refuse('notFound')
}
