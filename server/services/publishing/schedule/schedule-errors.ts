import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem, contentReference } from '#server/db/schema/content.ts'
import { checkItem } from '#src/domain/content-item/check.ts'
import { isRefused } from '#src/domain/refusal.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { checkBeforeWithdrawal } from '../content-item/check-content.ts'
import { findDroppedMarkup } from '../content-item/draft-findings.ts'
import { addReferencedItems, loadKnownContent, loadPublishedItems } from '../content-item/known-content.ts'
import { readCompleteDraft } from '../content-item/newest-item.ts'
import { errorFindingsOf } from '../content-item/publish-item.ts'
import type { UntrustedDocument } from '../content-item/read-document.ts'
import { type ItemId, itemSubjectOf } from '../item-row/item-row.ts'

/**
 * Returns the names of the drafts that the check would refuse now. The drafts are checked as if all drafts were
 * published together.
 */
export async function findFaultyDrafts(
  db: Db,
  sites: Sites,
  drafts: readonly UntrustedDocument[],
): Promise<Set<string>> {
  const read = await Promise.all(drafts.map(readCompleteDraft))
  const items = read.flatMap((item) => (isRefused(item) ? [] : [item]))
  const known = await loadKnownContent(db, sites, await addReferencedItems(db, items))
  const isFaulty = (draft: UntrustedDocument, item: (typeof read)[number] | undefined): boolean =>
    item === undefined ||
    isRefused(item) ||
    errorFindingsOf([...findDroppedMarkup(draft, 'error'), ...checkItem(item, known)]).length > 0
  return new Set(
    drafts.flatMap((draft, index) => (isFaulty(draft, read[index]) ? [itemSubjectOf(draft)] : [])),
  )
}

/**
 * Returns the names of those published items that can't be withdrawn now, because items that refer to them would
 * have errors.
 */
export async function findUnwithdrawableItems(
  db: Db,
  sites: Sites,
  names: readonly ItemId[],
): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const pairs = names.map(({ family, id }) => sql`(${family}::text, ${id}::int)`)
  const rows = await db
    .select({ family: contentItem.family, key: contentItem.key })
    .from(contentItem)
    .where(
      sql`(${contentItem.family}, ${contentItem.id}) in (${sql.join(pairs, sql`, `)}) and exists (select 1 from ${contentReference}
        where ${contentReference.toFamily} = ${contentItem.family} and ${contentReference.toKey} = ${contentItem.key})`,
    )
  const needed = new Set<string>()
  for (const item of await loadPublishedItems(db, rows)) {
    const findings = await checkBeforeWithdrawal(db, sites, item)
    if (errorFindingsOf(findings).length > 0) needed.add(itemSubjectOf(item))
  }
  return needed
}
