import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { auditEntry } from '#server/db/schema/audit.ts'
import { type AuditPart, auditSubjects } from '#src/domain/audit-part.ts'

/** A subject without the number or code that ends it. */
const kind = sql<string>`regexp_replace(${auditEntry.subject}, ' [^ ]*$', '')`

interface Listed {
  /** One subject, such as "course 7"; undefined for all. */
  subject: string | undefined
  /** The parts of the log that the reader may see; null for all. */
  parts: readonly AuditPart[] | null
  limit: number
}

/** The acts of operators that somebody may read, the newest first. */
export async function listAudit(db: Db, { subject, parts, limit }: Listed) {
  const rows = await db
    .select()
    .from(auditEntry)
    .where(
      and(
        subject === undefined ? undefined : eq(auditEntry.subject, subject),
        parts === null
          ? undefined
          : inArray(
              kind,
              parts.flatMap((part) => auditSubjects[part]),
            ),
      ),
    )
    .orderBy(desc(auditEntry.id))
    .limit(limit)
  return rows.map(({ id: _, at, ...row }) => ({ ...row, at: at.toISOString() }))
}
