import type { Db } from '../../db/client.ts'
import { auditEntry } from '../../db/schema/audit.ts'

export interface Act {
  actor: string
  now: number
  act: string
  /** What it was done to: "course 7". */
  subject: string
  detail?: Record<string, unknown>
}

/** Notes what an operator did, in the transaction that did it. */
export async function writeAudit(tx: Db, { now, detail = {}, ...act }: Act): Promise<void> {
  await tx.insert(auditEntry).values({ ...act, detail, at: new Date(now) })
}
