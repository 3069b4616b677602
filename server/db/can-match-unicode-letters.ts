import { sql } from 'drizzle-orm'
import type { Db } from './client.ts'

/**
 * Whether the database treats letters of all scripts as letters. With the locale C, the database treats Cyrillic and
 * Arabic letters as punctuation, so similarity search finds no words in these scripts.
 */
export async function canMatchUnicodeLetters(db: Db): Promise<boolean> {
  const known = sql<boolean>`cardinality(show_trgm('Ж')) > 0`
  const [row] = await db.select({ known }).from(sql`(select 1) as one`)
  return row?.known === true
}
