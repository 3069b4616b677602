import { and, count, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { chapter } from '#server/db/schema/chapter.ts'
import { learner } from '#server/db/schema/learner.ts'
import { note } from '#server/db/schema/note.ts'
import { mostNotes, type Note } from '#src/domain/note/note.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { noteOf } from '../note/note-row.ts'
import { type ChapterInput, findChapter } from '../progress/find-chapter.ts'

interface Writing {
  /** The second of the film; behind its end it is the end. */
  second: number
  text: string
  key: string
  now: number
}

/** Keeps a note of a learner who may watch the chapter. Refused as `notFound`, `forbidden`, and `invalid` when there are too many. */
export const addNote = (db: Db, wish: ChapterInput, writing: Writing): Promise<Note | RefusedResult> =>
  db.transaction(async (tx) => {
    const found = await findChapter(tx, wish)
    if (isRefused(found)) return found
    // One writing of a person at a time: what was written already is found, and the count is true.
    await tx
      .select({ id: learner.id })
      .from(learner)
      .where(eq(learner.id, wish.learnerId))
      .for('no key update')
    const [before] = await tx
      .select()
      .from(note)
      .where(and(eq(note.learnerId, wish.learnerId), eq(note.key, writing.key)))
    if (before) return noteOf(before)
    if ((await notesOn(tx, wish)) >= mostNotes)
      return refuse('invalid', { fields: ['courseId'], most: mostNotes })
    return insert(tx, wish, { ...writing, second: Math.min(writing.second, found.video.seconds) })
  })

async function notesOn(tx: Db, { learnerId, courseId }: ChapterInput): Promise<number> {
  const chapters = tx.select({ id: chapter.id }).from(chapter).where(eq(chapter.courseId, courseId))
  const [row] = await tx
    .select({ notes: count() })
    .from(note)
    .where(and(eq(note.learnerId, learnerId), inArray(note.chapterId, chapters)))
  return row?.notes ?? 0
}

async function insert(tx: Db, { learnerId, chapterId }: ChapterInput, writing: Writing): Promise<Note> {
  const { second, text, key } = writing
  const at = new Date(writing.now)
  const [row] = await tx
    .insert(note)
    .values({ learnerId, chapterId, second, text, key, writtenAt: at, changedAt: at })
    .returning()
  if (!row) throw new Error('A note was not kept')
  return noteOf(row)
}
