import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'
import { classroom } from '#server/db/schema/classroom.ts'
import { course } from '#server/db/schema/course.ts'
import type { SurveyedTrainingKind } from '#src/domain/survey/survey.ts'

/**
 * Returns the slug of a training's certification type; null for a workshop, seminar or webinar without a
 * certification.
 */
export async function findCertificationType(
  db: Db,
  { training, targetId }: { training: SurveyedTrainingKind; targetId: number },
): Promise<string | null> {
  const [row] = await queries[training](db, targetId)
  return row?.type ?? null
}

const queries = {
  course: (db: Db, id: number) =>
    db.select({ type: course.certificationType }).from(course).where(eq(course.id, id)),
  certification: (db: Db, id: number) =>
    db.select({ type: certification.type }).from(certification).where(eq(certification.id, id)),
  classroom: (db: Db, id: number) =>
    db
      .select({ type: certification.type })
      .from(classroom)
      .innerJoin(certification, eq(certification.id, classroom.certification))
      .where(eq(classroom.id, id)),
} as const
