import { eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { learner } from '#server/db/schema/learner.ts'
import { displayNameOf, fullNameOf } from '#src/domain/learner/learner.ts'

/** Returns the name for a document that is issued now: the learner's current first and last name. */
export async function getHolderName(tx: Db, learnerId: number): Promise<string> {
  const [row] = await tx.select().from(learner).where(eq(learner.id, learnerId))
  return row ? fullNameOf(row) : ''
}

/**
 * Returns the name for a receipt that is issued now: the learner's name, or the email address if the learner has no
 * name.
 */
export async function getReceiptHolderName(tx: Db, learnerId: number): Promise<string> {
  const [row] = await tx.select().from(learner).where(eq(learner.id, learnerId))
  return row ? displayNameOf(row) : ''
}

/**
 * Returns the SQL for the name on a document in a query that joins the learner: the name that was stored when the
 * document was issued. If a server of the previous version issued the document, no name was stored, and the
 * learner's current name is used.
 */
export const selectHolderName = (copy: AnyPgColumn): SQL<string> =>
  sql<string>`coalesce(${copy}, trim(${learner.firstName} || ' ' || ${learner.lastName}))`
