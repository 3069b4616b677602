import type { note } from '#server/db/schema/note.ts'
import type { Note } from '#src/domain/note/note.ts'

/** Converts a database row to the note that its author sees. */
export const noteOf = (row: typeof note.$inferSelect): Note => ({
  id: row.id,
  chapterId: row.chapterId,
  second: row.second,
  text: row.text,
  writtenAt: row.writtenAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
})
