import { and, asc, eq, getTableColumns, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { chapter } from '#server/db/schema/chapter.ts'
import { note } from '#server/db/schema/note.ts'
import type { Note } from '#src/domain/note/note.ts'
import { noteOf } from './note-row.ts'

/**
 * Returns a learner's notes on a course, by chapter and time, whether or not the learner is enrolled. Notes
 * on removed chapters are omitted.
 */
export async function findNotes(db: Db, learnerId: number, courseId: number): Promise<Note[]> {
  const rows = await db
    .select(getTableColumns(note))
    .from(note)
    .innerJoin(chapter, eq(chapter.id, note.chapterId))
    .where(and(eq(note.learnerId, learnerId), eq(chapter.courseId, courseId), isNotNull(chapter.position)))
    .orderBy(asc(chapter.position), asc(note.second), asc(note.id))
  return rows.map(noteOf)
}
