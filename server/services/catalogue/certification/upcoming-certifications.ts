import { and, gt, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { practicalExam } from '#server/db/schema/practical-exam.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { isNotCancelled } from '#server/services/platform/training-session/is-not-cancelled.ts'

/**
 * Returns a subquery of the ids of certifications with a classroom that has not ended. `now` in milliseconds
 * since 1970.
 */
export const selectCertificationsWithClassroom = (db: Db, audience: Audience, now: number) =>
  db
    .select({ id: classroom.certification })
    .from(classroom)
    .innerJoin(contentItem, isPublishedFor(audience, 'classroom', classroom.id))
    .where(
      and(
        isNotNull(classroom.certification),
        gt(classroom.endsAt, new Date(now).toISOString()),
        isNotCancelled('classroom', classroom.id),
      ),
    )

/** Returns a subquery of the ids of certifications with a practical exam that has not ended. */
export const selectCertificationsWithExam = (db: Db, audience: Audience, now: number) =>
  db
    .select({ id: practicalExam.certification })
    .from(practicalExam)
    .innerJoin(contentItem, isPublishedFor(audience, 'practicalExam', practicalExam.id))
    .where(
      and(
        gt(practicalExam.endsAt, new Date(now).toISOString()),
        isNotCancelled('practicalExam', practicalExam.id),
      ),
    )
