import { sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { queryRows } from './query-rows.ts'

/** Matches the name of the index that a statement builds, with quotes or without. */
const created =
  /^\s*(?:--.*\n\s*)*CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+(?:IF\s+NOT\s+EXISTS\s+)?("[^"]+"|\w+)/i

/**
 * Executes a statement that builds or drops an index concurrently. If an earlier attempt was interrupted, PostgreSQL
 * still has its index: a complete one stays, an incomplete one is built again.
 */
export async function applyIndexStatement(db: Db, statement: string): Promise<void> {
  const [, name] = created.exec(statement) ?? []
  if (name !== undefined) {
    const isValid = await isValidIndex(db, name)
    if (isValid) return
    if (isValid === false) await db.execute(sql.raw(`drop index concurrently ${name}`))
  }
  await db.execute(sql.raw(statement))
}

/** Whether an index is complete; undefined if the index does not exist. */
async function isValidIndex(db: Db, name: string): Promise<boolean | undefined> {
  const [index] = await queryRows<{ valid: boolean }>(
    db,
    sql`select indisvalid as valid from pg_index where indexrelid = to_regclass(${name})`,
  )
  return index?.valid
}
