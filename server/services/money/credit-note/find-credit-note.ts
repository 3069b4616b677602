import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { creditNote } from '#server/db/schema/credit-note.ts'

/** Returns a learner's credit note by its number, or undefined. */
export async function findCreditNote(db: Db, learnerId: number, number: string) {
  const [row] = await db
    .select({ language: creditNote.language, snapshot: creditNote.snapshot })
    .from(creditNote)
    .where(and(eq(creditNote.number, number), eq(creditNote.learnerId, learnerId)))
  return row
}
