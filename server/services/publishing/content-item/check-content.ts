import type { Db } from '#server/db/client.ts'
import { checkItem } from '#src/domain/content-item/check.ts'
import type { ContentFinding } from '#src/domain/content-item/content-finding.ts'
import type { Item } from '#src/domain/content-item/families.ts'
import { itemKey } from '#src/domain/content-item/references.ts'
import { isRefused } from '#src/domain/refusal.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { findDroppedMarkup } from './draft-findings.ts'
import { knownOf, namersOf, publishedItems, withNamed } from './known-content.ts'
import { readFinished } from './newest-item.ts'
import type { GivenDocument } from './read-document.ts'

/** Checks everything that is published, and lists what is wrong. */
export async function checkContent(
  db: Db,
  sites: Sites,
): Promise<{ items: number; findings: ContentFinding[] }> {
  const items = await publishedItems(db)
  const known = await knownOf(db, sites, items)
  const findings = items.flatMap((item) => [...checkItem(item, known), ...findDroppedMarkup(item, 'warning')])
  return { items: items.length, findings }
}

/** Everything that keeps a draft from being published as far as it concerns the draft itself, and its warnings. */
export async function checkDraft(db: Db, sites: Sites, draft: GivenDocument): Promise<ContentFinding[]> {
  const dropped = findDroppedMarkup(draft, 'error')
  const item = await readFinished(draft)
  if (isRefused(item)) return [...((item.context?.findings ?? []) as ContentFinding[]), ...dropped]
  return [...dropped, ...checkItem(item, await knownOf(db, sites, await withNamed(db, [item])))]
}

/** What would be wrong with an item and with those that refer to it, were it published so. */
export async function checkBeforePublish(db: Db, sites: Sites, item: Item): Promise<ContentFinding[]> {
  const namers = (await namersOf(db, item)).filter(
    (each) => each.family !== item.family || each.id !== item.id,
  )
  const known = await knownOf(db, sites, await withNamed(db, [item, ...namers]))
  return [item, ...namers].flatMap((each) => checkItem(each, known))
}

/** What would be wrong with those that refer to an item, were it withdrawn. */
export async function checkBeforeWithdrawal(db: Db, sites: Sites, item: Item): Promise<ContentFinding[]> {
  const namers = (await namersOf(db, item)).filter((each) => itemKey(each) !== itemKey(item))
  const named = (await withNamed(db, namers)).filter(
    (each) => each.family !== item.family || each.id !== item.id,
  )
  const known = await knownOf(db, sites, named)
  return namers.flatMap((each) => checkItem(each, known))
}
