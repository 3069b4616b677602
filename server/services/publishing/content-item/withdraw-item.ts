import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentEdition, contentItem } from '#server/db/schema/content.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { saveListings } from '../content-list/save-listings.ts'
import { findItemRow, type ItemId, itemSubjectOf, listEditionRows } from '../item-row/item-row.ts'
import { checkChangeRights } from '../rights/check-change-rights.ts'
import { deleteRefusedWithdrawalJob } from '../schedule-record/refused-withdrawal.ts'
import { deleteScheduledWithdrawal } from '../schedule-record/scheduled-withdrawal.ts'
import { auditFieldsOf } from './audit-fields-of.ts'
import { checkBeforeWithdrawal } from './check-content.ts'
import { countSeatsAndOrders } from './count-seats-and-orders.ts'
import { invalidateDependents } from './invalidate-dependents.ts'
import { invalidateRelated, loadRelatedListings } from './invalidate-related.ts'
import { lockRevisions, markItemsChanged } from './publish-documents.ts'
import type { PublishInput } from './publish-input.ts'
import { errorFindingsOf, type PublishedEdition, siteFoldersOfRows } from './publish-item.ts'
import { queueOtherSites } from './queue-other-sites.ts'

/**
 * Withdraws an item from all sites. Its rows stay, because data of learners refers to them. Refused as `notFound` if
 * the item is not published, and as `forbidden` if the editor's permissions do not allow it. Refused as `invalid`
 * with the `findings` if items that refer to it would have errors. Refused as `invalid` with the numbers of `seats`
 * and `orders` if learners have seats or open orders: these learners have to be notified and refunded first.
 */
export async function withdrawItem(
  db: Db,
  sites: Sites,
  name: ItemId,
  input: PublishInput,
): Promise<PublishedEdition | RefusedResult> {
  return db.transaction(async (tx) => {
    await lockRevisions(tx)
    const row = await findItemRow(tx, name, true)
    const last = (await listEditionRows(tx, name)).at(-1)
    if (!row) return refuse('notFound')
    if (row.state !== 'published' || !last) return refuse('notFound', { reason: 'notPublished' })
    const refused = checkChangeRights(input.limits, { before: last.document as object, after: null })
    if (refused) return refused
    const counts = await countSeatsAndOrders(tx, name)
    if (counts.seats + counts.orders > 0) return refuse('invalid', { reason: 'seatsOrOrders', ...counts })
    const item = { ...name, document: last.document } as Parameters<typeof checkBeforeWithdrawal>[2]
    const errors = errorFindingsOf(await checkBeforeWithdrawal(tx, sites, item))
    if (errors.length > 0) return refuse('invalid', { findings: errors })
    const listingsBefore = await loadRelatedListings(tx, [name])
    const edition = row.edition + 1
    await tx
      .update(contentItem)
      .set({ state: 'withdrawn', edition, revision: sql`nextval('content_revision')` })
      .where(and(eq(contentItem.family, name.family), eq(contentItem.id, name.id)))
    await markItemsChanged(tx, name.family, [name.id])
    const { editor, now } = input
    await tx
      .insert(contentEdition)
      .values({ ...name, edition, act: 'withdraw', document: last.document, editor, at: new Date(now) })
    await deleteScheduledWithdrawal(tx, name)
    await deleteRefusedWithdrawalJob(tx, name)
    await saveListings(tx, [name])
    await invalidateDependents(tx, [item])
    await invalidateRelated(tx, [name], listingsBefore)
    await queueOtherSites(tx, sites, [row], now)
    await writeAuditEntry(tx, {
      ...auditFieldsOf(input),
      act: 'withdraw',
      subject: itemSubjectOf(name),
      detail: { edition },
    })
    return { edition, sites: siteFoldersOfRows(sites, [row]), warnings: [] }
  })
}
