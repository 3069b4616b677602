import type { Db } from '#server/db/client.ts'
import { siteHold } from '#server/db/schema/site-hold.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import type { SiteHold } from '#src/domain/content-item/site-hold.ts'
import { auditFieldsOf } from '../content-item/audit-fields-of.ts'
import type { PublishInput } from '../content-item/publish-input.ts'

/**
 * Holds a site at a release: until the hold ends, no publisher makes another release current. A second hold replaces
 * the first. Returns the hold.
 */
export async function createSiteHold(
  db: Db,
  { site, release, reason }: Pick<SiteHold, 'site' | 'release' | 'reason'>,
  input: PublishInput,
): Promise<SiteHold> {
  const { editor, now } = input
  const heldAt = new Date(now)
  const row = { release, reason, editor, heldAt }
  await db.transaction(async (tx) => {
    await tx
      .insert(siteHold)
      .values({ site, ...row })
      .onConflictDoUpdate({ target: siteHold.site, set: row })
    const detail = { release, reason }
    await writeAuditEntry(tx, { ...auditFieldsOf(input), act: 'rollBack', subject: `site ${site}`, detail })
  })
  return { site, release, reason, by: editor, at: heldAt.toISOString() }
}
