import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { note } from '#server/db/schema/note.ts'
import type { Note } from '#src/domain/note/note.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { noteOf } from './note-row.ts'

/** A note by its id, of this learner alone: another person's is not found. */
interface OwnNote {
  learnerId: number
  id: number
}

const own = ({ learnerId, id }: OwnNote) => and(eq(note.learnerId, learnerId), eq(note.id, id))

/** Writes a note anew. Refused as `notFound`. */
export async function changeNote(
  db: Db,
  of: OwnNote & { text: string; now: number },
): Promise<Note | RefusedResult> {
  const change = { text: of.text, changedAt: new Date(of.now) }
  const [row] = await db.update(note).set(change).where(own(of)).returning()
  return row ? noteOf(row) : refuse('notFound')
}

/** Deletes a note. Refused as `notFound`. */
export async function deleteNote(db: Db, of: OwnNote): Promise<true | RefusedResult> {
  const rows = await db.delete(note).where(own(of)).returning({ id: note.id })
  return rows.length > 0 || refuse('notFound')
}
