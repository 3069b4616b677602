import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { creditNote } from '#server/db/schema/credit-note.ts'

/** A credit note of a learner by its number; undefined without one. */
export async function findCreditNote(db: Db, learnerId: number, number: string) {
  const [row] = await db
    .select({ language: creditNote.language, snapshot: creditNote.snapshot })
    .from(creditNote)
    .where(and(eq(creditNote.number, number), eq(creditNote.learnerId, learnerId)))
  return row
}
