import type { Db } from '#server/db/client.ts'
import { auditEntry } from '#server/db/schema/audit.ts'

export interface AuditRecord {
  actor: string
  now: number
  act: string
  /** What the act was done to, as a word and a number: "course 7". */
  subject: string
  detail?: Record<string, unknown>
}

/**
 * Writes down what an operator did. Call it in the transaction that does it.
 * @example await writeAudit(tx, { actor: 'ana', now, act: 'publish', subject: 'course 7' })
 */
export async function writeAudit(tx: Db, { now, detail = {}, ...act }: AuditRecord): Promise<void> {
  await tx.insert(auditEntry).values({ ...act, detail, at: new Date(now) })
}
