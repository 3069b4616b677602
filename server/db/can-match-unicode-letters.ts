import { sql } from 'drizzle-orm'
import type { Db } from './client.ts'

/**
 * Whether the database treats letters of all scripts as letters. With the locale C it treats Cyrillic and Arabic
 * letters as punctuation, and similarity search finds none of them.
 */
export async function canMatchUnicodeLetters(db: Db): Promise<boolean> {
  const known = sql<boolean>`cardinality(show_trgm('Ж')) > 0`
  const [row] = await db.select({ known }).from(sql`(select 1) as one`)
  return row?.known === true
}
