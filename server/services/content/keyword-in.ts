import { ilike, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Whether a keyword stands anywhere in one of some texts, whatever its case; `%` and `_` mean themselves. */
export function keywordIn(keyword: string | undefined, texts: readonly PgColumn[]): SQL | undefined {
  const wanted = keyword?.trim()
  if (!wanted) return undefined
  const pattern = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`
  return or(...texts.map((text) => ilike(text, pattern)))
}
