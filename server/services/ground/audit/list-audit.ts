import { desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { auditEntry } from '#server/db/schema/audit.ts'

/** The acts of operators, the newest first: on one subject, or on all. */
export async function listAudit(db: Db, subject: string | undefined, limit: number) {
  const rows = await db
    .select()
    .from(auditEntry)
    .where(subject === undefined ? undefined : eq(auditEntry.subject, subject))
    .orderBy(desc(auditEntry.id))
    .limit(limit)
  return rows.map(({ id: _, at, ...row }) => ({ ...row, at: at.toISOString() }))
}
