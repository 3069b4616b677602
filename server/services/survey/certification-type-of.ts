import { eq } from 'drizzle-orm'
import type { Training } from '../../../src/domain/survey/survey.ts'
import type { Db } from '../../db/client.ts'
import { certification } from '../../db/schema/certification.ts'
import { classroom } from '../../db/schema/classroom.ts'
import { course } from '../../db/schema/course.ts'

/** The certification type, by its slug, that a training belongs to; null for a workshop, seminar or webinar of none. */
export async function certificationTypeOf(
  db: Db,
  { training, subjectId }: { training: Training; subjectId: number },
): Promise<string | null> {
  const [row] = await queries[training](db, subjectId)
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
