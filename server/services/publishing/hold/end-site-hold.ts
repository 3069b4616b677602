import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { siteHold } from '#server/db/schema/site-hold.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { queueJobs, type RequestedJob } from '#server/services/platform/job/queue-jobs.ts'
import { siteJobName } from '#src/domain/job/job-name.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { auditFieldsOf } from '../content-item/audit-fields-of.ts'
import type { PublishInput } from '../content-item/publish-input.ts'
import { publishByRequestTime } from '../content-item/publish-sites.ts'

/**
 * Releases the hold of a site and queues its publishing, in one transaction. Refused as `notFound` if the site is
 * not held.
 */
export async function endSiteHold(
  db: Db,
  site: string,
  input: PublishInput,
): Promise<{ owed: RequestedJob[] } | RefusedResult> {
  const { editor: releasedBy, now } = input
  return db.transaction(async (tx) => {
    const [hold] = await tx.delete(siteHold).where(eq(siteHold.site, site)).returning()
    if (!hold) return refuse('notFound', { reason: 'notHeld' })
    const { release, reason, editor } = hold
    const detail = { release, reason, heldBy: editor }
    await writeAuditEntry(tx, {
      ...auditFieldsOf(input),
      act: 'releaseHold',
      subject: `site ${site}`,
      detail,
    })
    return { owed: await queueJobs(tx, [siteJobName(site)], now, now + publishByRequestTime, releasedBy) }
  })
}
