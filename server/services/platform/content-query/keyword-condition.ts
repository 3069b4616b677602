import { ilike, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Returns the condition that one of the given columns contains a keyword, ignoring case; `%` and `_` are escaped.
 * Undefined without a keyword.
 */
export function hasKeyword(keyword: string | undefined, texts: readonly PgColumn[]): SQL | undefined {
  const trimmed = keyword?.trim()
  if (!trimmed) return undefined
  const pattern = `%${trimmed.replace(/[\\%_]/g, '\\$&')}%`
  return or(...texts.map((text) => ilike(text, pattern)))
}
