import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { auditEntry } from '../../db/schema/audit.ts'

/** What operators did, the newest first; to one subject or to all. */
export async function listAudit(db: Db, subject: string | undefined, limit: number) {
  const rows = await db
    .select()
    .from(auditEntry)
    .where(subject === undefined ? undefined : eq(auditEntry.subject, subject))
    .orderBy(desc(auditEntry.id))
    .limit(limit)
  return rows.map(({ id: _, at, ...row }) => ({ ...row, at: at.toISOString() }))
}
