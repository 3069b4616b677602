import type { Db } from '#server/db/client.ts'
import { auditEntry } from '#server/db/schema/audit.ts'
import type { AuditAction } from '#src/domain/audit-action.ts'

export interface AuditRecord {
  actor: string
  now: number
  act: AuditAction
  /** The subject of the action, as a word and a number: "course 7". */
  subject: string
  detail?: Record<string, unknown>
}

/**
 * Adds an operator's action to the audit log. Call it in the transaction of the action.
 * @example await writeAuditEntry(tx, { actor: 'ana', now, act: 'publish', subject: 'course 7' })
 */
export async function writeAuditEntry(tx: Db, { now, detail = {}, ...act }: AuditRecord): Promise<void> {
  await tx.insert(auditEntry).values({ ...act, detail, at: new Date(now) })
}
