import { and, asc, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { auditEntry } from '#server/db/schema/audit.ts'
import { type CursorShape, decodeCursor, encodeCursor } from '#server/services/platform/list/cursor.ts'
import type { AuditFeedEntry } from '#src/domain/listed-action.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'

/**
 * The minimum age in milliseconds of the entries that are returned. Transactions may commit in another order than
 * the times of their entries. After a minute no entry with an earlier time is added any more, so a client that
 * follows the log misses none.
 */
const settledAge = 60_000

/** The maximum number of audit log entries in a response. */
const pageSize = 100

const shape: CursorShape = { list: 'audit feed', sort: 'at', sortValueKind: 'instant', ids: ['number'] }

const atText = sql<string>`to_char(${auditEntry.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/**
 * Returns the entries of the audit log after a cursor, the oldest first. Each entry has the cursor with which the
 * next request continues after this entry; `more` is true if further entries follow. Refused as `invalid` for a
 * malformed cursor.
 */
export async function listNewAuditEntries(
  db: Db,
  after: string | undefined,
  now: number,
): Promise<{ rows: AuditFeedEntry[]; more: boolean } | RefusedResult> {
  const position = after === undefined ? undefined : decodeCursor(shape, after)
  if (after !== undefined && !position) return refuse('invalid', { reason: 'otherList', fields: ['after'] })
  const isAfter: SQL | undefined =
    position &&
    sql`(${auditEntry.at}, ${auditEntry.id}) > (${position.sortValue}::timestamptz, ${position.id}::int)`
  const found = await db
    .select({ entry: auditEntry, key: atText })
    .from(auditEntry)
    .where(and(lte(auditEntry.at, new Date(now - settledAge)), isAfter))
    .orderBy(asc(auditEntry.at), asc(auditEntry.id))
    .limit(pageSize + 1)
  const rows = found.slice(0, pageSize).map(({ entry, key }) => ({
    cursor: encodeCursor(shape, { sortValue: key, source: 0, id: String(entry.id) }),
    ...{ ...entry, at: entry.at.toISOString() },
  }))
  return { rows, more: found.length > pageSize }
}
