import { and, count, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { chapter } from '#server/db/schema/chapter.ts'
import { learner } from '#server/db/schema/learner.ts'
import { note } from '#server/db/schema/note.ts'
import { maxNotes, type Note } from '#src/domain/note/note.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { noteOf } from '../note/note-row.ts'
import { type ChapterInput, getWatchableChapter } from '../progress/get-watchable-chapter.ts'

interface NewNote {
  /** The position in the video in seconds, limited to the length of the video. */
  second: number
  text: string
  key: string
  now: number
}

/**
 * Stores a note of a learner who may watch the chapter. A repeated key returns the existing note. Refused as
 * `notFound` if there is no such chapter, as `forbidden` if the chapter is locked, and as `invalid` if there are too
 * many notes.
 */
export const addNote = (
  db: Db,
  chapterInput: ChapterInput,
  newNote: NewNote,
): Promise<Note | RefusedResult> =>
  db.transaction(async (tx) => {
    const found = await getWatchableChapter(tx, chapterInput)
    if (isRefused(found)) return found
    // Requests that store notes of the same learner wait for each other. Otherwise two requests could store the same
    // key, or exceed the maximum number of notes.
    await tx
      .select({ id: learner.id })
      .from(learner)
      .where(eq(learner.id, chapterInput.learnerId))
      .for('no key update')
    const [existing] = await tx
      .select()
      .from(note)
      .where(and(eq(note.learnerId, chapterInput.learnerId), eq(note.key, newNote.key)))
    if (existing) return noteOf(existing)
    if ((await countNotes(tx, chapterInput)) >= maxNotes)
      return refuse('invalid', { fields: ['courseId'], most: maxNotes })
    return insert(tx, chapterInput, { ...newNote, second: Math.min(newNote.second, found.video.seconds) })
  })

async function countNotes(tx: Db, { learnerId, courseId }: ChapterInput): Promise<number> {
  const chapters = tx.select({ id: chapter.id }).from(chapter).where(eq(chapter.courseId, courseId))
  const [row] = await tx
    .select({ notes: count() })
    .from(note)
    .where(and(eq(note.learnerId, learnerId), inArray(note.chapterId, chapters)))
  return row?.notes ?? 0
}

async function insert(tx: Db, { learnerId, chapterId }: ChapterInput, newNote: NewNote): Promise<Note> {
  const { second, text, key } = newNote
  const at = new Date(newNote.now)
  const [row] = await tx
    .insert(note)
    .values({ learnerId, chapterId, second, text, key, writtenAt: at, changedAt: at })
    .returning()
  if (!row) throw new Error('A note was not stored')
  return noteOf(row)
}
