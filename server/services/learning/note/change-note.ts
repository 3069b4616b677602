import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { note } from '#server/db/schema/note.ts'
import type { Note } from '#src/domain/note/note.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { noteOf } from './note-row.ts'

/** Identifies a note of a learner. A request for the note of another learner is refused as `notFound`. */
interface NoteKey {
  learnerId: number
  id: number
}

const isNote = ({ learnerId, id }: NoteKey) => and(eq(note.learnerId, learnerId), eq(note.id, id))

/** Updates the text of a note. Refused as `notFound` if there is no such note. */
export async function changeNote(
  db: Db,
  input: NoteKey & { text: string; now: number },
): Promise<Note | RefusedResult> {
  const change = { text: input.text, changedAt: new Date(input.now) }
  const [row] = await db.update(note).set(change).where(isNote(input)).returning()
  return row ? noteOf(row) : refuse('notFound')
}

/** Deletes a note. Refused as `notFound` if there is no such note. */
export async function deleteNote(db: Db, input: NoteKey): Promise<true | RefusedResult> {
  const rows = await db.delete(note).where(isNote(input)).returning({ id: note.id })
  return rows.length > 0 || refuse('notFound')
}
