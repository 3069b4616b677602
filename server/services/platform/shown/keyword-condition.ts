import { ilike, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * The condition that a keyword stands anywhere in one of some columns, whatever its case; `%` and `_` mean
 * themselves.
 */
export function matchesKeyword(keyword: string | undefined, texts: readonly PgColumn[]): SQL | undefined {
  const wanted = keyword?.trim()
  if (!wanted) return undefined
  const pattern = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`
  return or(...texts.map((text) => ilike(text, pattern)))
}
