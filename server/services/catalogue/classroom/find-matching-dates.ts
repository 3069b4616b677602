import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroom, classroomText } from '#server/db/schema/classroom.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { isNotCancelled } from '#server/services/platform/training-session/is-not-cancelled.ts'
import type { DateAlertFilter } from '#src/domain/date-alert/date-alert-filter.ts'
import { isCertificationOfKind } from '../certification/certification-conditions.ts'

const matchesRequest = (db: Db, { certificationId, kind, training, city }: DateAlertFilter) => {
  const isOfTraining =
    certificationId !== null
      ? eq(classroom.certification, certificationId)
      : kind
        ? and(isNotNull(classroom.certification), isCertificationOfKind(db, classroom.certification, kind))
        : isNull(classroom.certification)
  return and(
    isOfTraining,
    training === null ? undefined : eq(classroomText.name, training),
    city === null ? undefined : eq(classroomText.city, city),
  )
}

/**
 * Returns the ids of the visible future training sessions that match a date request. Cities and trainings are
 * compared by their English names.
 */
export async function findMatchingDates(
  db: Db,
  audience: Audience,
  request: DateAlertFilter,
  now: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: classroom.id })
    .from(classroom)
    .innerJoin(contentItem, isPublishedFor(audience, 'classroom', classroom.id))
    .innerJoin(classroomText, and(eq(classroomText.id, classroom.id), eq(classroomText.language, 'en')))
    .where(
      and(
        matchesRequest(db, request),
        gt(classroom.startsAt, new Date(now).toISOString()),
        isNotCancelled('classroom', classroom.id),
      ),
    )
    .orderBy(classroom.startsAt, classroom.id)
  return rows.map(({ id }) => id)
}
