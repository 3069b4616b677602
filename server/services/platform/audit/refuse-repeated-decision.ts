import { desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { auditEntry } from '#server/db/schema/audit.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'

/**
 * Returns the refusal `repeatSubmit` for a decision that was already made. Its context `decided` contains the
 * operator, the action and the time, if the audit log contains them.
 */
export async function refuseRepeatedDecision(tx: Db, subject: string): Promise<RefusedResult> {
  const [last] = await tx
    .select({ by: auditEntry.actor, at: auditEntry.at, act: auditEntry.act })
    .from(auditEntry)
    .where(eq(auditEntry.subject, subject))
    .orderBy(desc(auditEntry.id))
    .limit(1)
  return refuse('repeatSubmit', last && { decided: { ...last, at: last.at.toISOString() } })
}
