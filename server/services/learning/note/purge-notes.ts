import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificationCourse } from '#server/db/schema/certification.ts'
import { chapter } from '#server/db/schema/chapter.ts'
import { note } from '#server/db/schema/note.ts'

/** Deletes all notes of a learner. */
export async function purgeNotes(tx: Db, learnerId: number): Promise<void> {
  await tx.delete(note).where(eq(note.learnerId, learnerId))
}

/** Deletes a learner's notes on the courses of a certification. */
export async function deleteCertificationNotes(
  tx: Db,
  { learnerId, certificationId }: { learnerId: number; certificationId: number },
): Promise<void> {
  const chapters = tx
    .select({ id: chapter.id })
    .from(chapter)
    .innerJoin(certificationCourse, eq(certificationCourse.courseId, chapter.courseId))
    .where(eq(certificationCourse.certificationId, certificationId))
  await tx.delete(note).where(and(eq(note.learnerId, learnerId), inArray(note.chapterId, chapters)))
}
