import { sql } from 'drizzle-orm'
import type { Db } from './client.ts'

/**
 * Whether the database knows letters beyond English ones: one that was created with the locale C takes a Russian or Arabic word for
 * signs, and finds none of them by likeness.
 */
export async function knowsLetters(db: Db): Promise<boolean> {
  const known = sql<boolean>`cardinality(show_trgm('Ж')) > 0`
  const [row] = await db.select({ known }).from(sql`(select 1) as one`)
  return row?.known === true
}
