import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { siteHold } from '#server/db/schema/site-hold.ts'
import { writeAudit } from '#server/services/platform/audit/write-audit.ts'
import { queueJobs, type RequestedJob } from '#server/services/platform/job/queue-jobs.ts'
import { siteJob } from '#src/domain/job/job-name.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { auditOf } from '../content-item/audit-of.ts'
import type { PublishInput } from '../content-item/publish-input.ts'
import { ownTime } from '../content-item/publish-sites.ts'

/** Releases the hold of a site, which is owed to its readers from the same transaction. Refused as `notFound` without a hold. */
export async function releaseHold(
  db: Db,
  site: string,
  publishing: PublishInput,
): Promise<{ owed: RequestedJob[] } | RefusedResult> {
  const { now } = publishing
  return db.transaction(async (tx) => {
    const [held] = await tx.delete(siteHold).where(eq(siteHold.site, site)).returning()
    if (!held) return refuse('notFound', { reason: 'notHeld' })
    const { release, reason, editor } = held
    const detail = { release, reason, heldBy: editor }
    await writeAudit(tx, { ...auditOf(publishing), act: 'releaseHold', subject: `site ${site}`, detail })
    return { owed: await queueJobs(tx, [siteJob(site)], now, now + ownTime) }
  })
}
