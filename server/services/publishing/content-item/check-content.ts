import type { Db } from '#server/db/client.ts'
import { getCachedContent } from '#server/services/platform/content-cache.ts'
import { checkItem } from '#src/domain/content-item/check.ts'
import type { CheckedFinding, ContentFinding } from '#src/domain/content-item/content-finding.ts'
import type { Item } from '#src/domain/content-item/families.ts'
import { itemTitleOf } from '#src/domain/content-item/item-title.ts'
import { itemKeyOf } from '#src/domain/content-item/references.ts'
import { isRefused } from '#src/domain/refusal.ts'
import { type Sites, siteFolderOf } from '#src/sites/load-sites.ts'
import { itemSubjectOf } from '../item-row/item-row.ts'
import { checkOutdatedTexts, checkStoredTexts, loadTextHistories } from './check-outdated-texts.ts'
import { readCheckState } from './check-state.ts'
import { findDroppedMarkup } from './draft-findings.ts'
import { addReferencedItems, findReferrers, loadKnownContent, loadPublishedItems } from './known-content.ts'
import { readCompleteDraft } from './newest-item.ts'
import type { UntrustedDocument } from './read-document.ts'

/** The findings in all published content, and the number of its items. */
interface ContentCheck {
  items: number
  findings: CheckedFinding[]
}

/**
 * Returns the findings in all published content, with the titles of their items. Returns the result of the last
 * check if nothing that a check depends on has changed since.
 */
export async function checkContent(db: Db, sites: Sites): Promise<ContentCheck> {
  const served = sites.sites.map(siteFolderOf).join()
  const state = await readCheckState(db)
  return getCachedContent(db, `check of ${served} ${state}`, () => checkPublishedContent(db, sites))
}

async function checkPublishedContent(db: Db, sites: Sites): Promise<ContentCheck> {
  const items = await loadPublishedItems(db)
  const known = await loadKnownContent(db, sites, items)
  const findings = items.flatMap((item) => [...checkItem(item, known), ...findDroppedMarkup(item, 'warning')])
  const outdated = await checkStoredTexts(db, items, sites)
  const titles = new Map(items.map((item) => [itemSubjectOf(item), itemTitleOf(item.document)]))
  const withTitle = (finding: ContentFinding) => ({
    ...finding,
    title: titles.get(itemSubjectOf(finding)) ?? '',
  })
  return { items: items.length, findings: [...findings, ...outdated].map(withTitle) }
}

/**
 * Returns all errors in a draft that prevent it from being published, and its warnings. Other items are not
 * checked.
 */
export async function checkDraft(db: Db, sites: Sites, draft: UntrustedDocument): Promise<ContentFinding[]> {
  const dropped = findDroppedMarkup(draft, 'error')
  const item = await readCompleteDraft(draft)
  if (isRefused(item)) return [...((item.context?.findings ?? []) as ContentFinding[]), ...dropped]
  const known = await loadKnownContent(db, sites, await addReferencedItems(db, [item]))
  const outdated = checkOutdatedTexts(item, (await loadTextHistories(db, [item]))(item), sites)
  return [...dropped, ...checkItem(item, known), ...outdated]
}

/**
 * Returns the findings in the published document of an item, so that translators see its outdated texts before
 * anybody starts a draft.
 */
export async function checkPublishedItem(db: Db, sites: Sites, item: Item): Promise<ContentFinding[]> {
  const known = await loadKnownContent(db, sites, await addReferencedItems(db, [item]))
  const outdated = checkOutdatedTexts(item, (await loadTextHistories(db, [item]))(item), sites)
  return [...findDroppedMarkup(item, 'warning'), ...checkItem(item, known), ...outdated]
}

/** Returns the findings that publishing an item would cause in the item and in the items that refer to it. */
export async function checkBeforePublish(db: Db, sites: Sites, item: Item): Promise<ContentFinding[]> {
  const referrers = (await findReferrers(db, item)).filter(
    (referrer) => referrer.family !== item.family || referrer.id !== item.id,
  )
  const known = await loadKnownContent(db, sites, await addReferencedItems(db, [item, ...referrers]))
  return [item, ...referrers].flatMap((referrer) => checkItem(referrer, known))
}

/** Returns the findings that withdrawing an item would cause in the items that refer to it. */
export async function checkBeforeWithdrawal(db: Db, sites: Sites, item: Item): Promise<ContentFinding[]> {
  const referrers = (await findReferrers(db, item)).filter(
    (referrer) => itemKeyOf(referrer) !== itemKeyOf(item),
  )
  const named = (await addReferencedItems(db, referrers)).filter(
    (referrer) => referrer.family !== item.family || referrer.id !== item.id,
  )
  const known = await loadKnownContent(db, sites, named)
  return referrers.flatMap((referrer) => checkItem(referrer, known))
}
