import type { Db } from '#server/db/client.ts'
import { queueJobs } from '#server/services/platform/job/queue-jobs.ts'
import { sortByFamily } from '#src/domain/content-item/family-order.ts'
import { siteJobName } from '#src/domain/job/job-name.ts'
import { isRefused, type RefusedResult } from '#src/domain/refusal.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import type { PublishInput } from '../content-item/publish-input.ts'
import { type PublishedEdition, publishItem } from '../content-item/publish-item.ts'
import { type PublishWithJobs, publishByRequestTime } from '../content-item/publish-sites.ts'
import { withdrawItem } from '../content-item/withdraw-item.ts'
import { findDraftRow, findItemRow, type ItemId, itemSubjectOf } from '../item-row/item-row.ts'

/** An action on one item. `isDone` returns whether the item already has the state that the action leads to. */
interface ItemChange {
  change: (db: Db, sites: Sites, name: ItemId, input: PublishInput) => ReturnType<typeof publishItem>
  isDone: (db: Db, name: ItemId) => Promise<boolean>
  /** Sorts the items so that each item comes before the items that depend on its change. */
  order: <Name extends ItemId>(names: readonly Name[]) => Name[]
}

const publishing: ItemChange = {
  change: publishItem,
  isDone: async (db, name) =>
    (await findItemRow(db, name))?.state === 'published' && !(await findDraftRow(db, name)),
  order: sortByFamily,
}

const withdrawing: ItemChange = {
  change: withdrawItem,
  isDone: async (db, name) => (await findItemRow(db, name))?.state === 'withdrawn',
  order: (names) => sortByFamily(names).toReversed(),
}

/** The outcome of a bulk action for one of its items. */
export interface ItemResult {
  name: ItemId
  result: { outcome: 'done' | 'unchanged'; edition: number } | RefusedResult
}

/** The outcomes of a bulk action, and the publishing jobs of the sites that it changed. */
export interface ChangedItems extends Pick<PublishWithJobs, 'siteJobs'> {
  outcomes: ItemResult[]
}

/** Stores the outcomes that are known so far, in the transaction of the most recent outcome. */
type SaveOutcomes = (tx: Db, outcomes: readonly ItemResult[]) => Promise<void>

interface ChangeInput {
  act: ItemChange
  input: PublishInput
  save: SaveOutcomes
}

/** Changes an item, and queues the sites that show it in the same transaction. */
async function changeItem(
  tx: Db,
  sites: Sites,
  name: ItemId,
  { act, input }: Pick<ChangeInput, 'act' | 'input'>,
): Promise<Pick<ItemResult, 'result'> & Pick<PublishWithJobs, 'siteJobs'>> {
  if (await act.isDone(tx, name)) {
    const edition = (await findItemRow(tx, name))?.edition ?? 0
    return { result: { outcome: 'unchanged', edition }, siteJobs: [] }
  }
  const changed: PublishedEdition | RefusedResult = await act.change(tx, sites, name, input)
  if (isRefused(changed)) return { result: changed, siteJobs: [] }
  const due = input.now + publishByRequestTime
  const siteJobs = await queueJobs(tx, changed.sites.map(siteJobName), input.now, due, input.editor)
  return { result: { outcome: 'done', edition: changed.edition }, siteJobs }
}

/** Returns the known outcomes in the order of the request. */
const inOrder = (names: readonly ItemId[], outcomes: ReadonlyMap<string, ItemResult>): ItemResult[] =>
  names.flatMap((name) => outcomes.get(itemSubjectOf(name)) ?? [])

async function changeItems(
  db: Db,
  sites: Sites,
  names: readonly ItemId[],
  { act, input, save }: ChangeInput,
): Promise<ChangedItems> {
  let outcomes: ReadonlyMap<string, ItemResult> = new Map()
  const jobs = new Map<string, PublishWithJobs['siteJobs'][number]>()
  const different = [...new Map(names.map((name) => [itemSubjectOf(name), name])).values()]
  const change = async (name: ItemId): Promise<boolean> => {
    const changed = await db.transaction(async (tx) => {
      const { result, siteJobs } = await changeItem(tx, sites, name, { act, input })
      const known = new Map(outcomes).set(itemSubjectOf(name), { name, result })
      await save(tx, inOrder(names, known))
      return { result, siteJobs, known }
    })
    outcomes = changed.known
    for (const job of changed.siteJobs) jobs.set(job.name, job)
    return isRefused(changed.result)
  }
  // An item may need another item of the same action, so refused items are tried again as long as another item
  // succeeds.
  let remaining = act.order(different)
  for (;;) {
    const refused: ItemId[] = []
    for (const name of remaining) if (await change(name)) refused.push(name)
    if (refused.length === 0 || refused.length === remaining.length) break
    remaining = refused
  }
  return { outcomes: inOrder(names, outcomes), siteJobs: [...jobs.values()] }
}

type ChangeItems = (
  db: Db,
  sites: Sites,
  names: readonly ItemId[],
  input: Omit<ChangeInput, 'act'>,
) => Promise<ChangedItems>

/** Publishes the drafts of items, each draft in a separate transaction. */
export const publishItems: ChangeItems = (db, sites, names, input) =>
  changeItems(db, sites, names, { act: publishing, ...input })

/** Withdraws items, each in a separate transaction. Items that refer to others are withdrawn first. */
export const withdrawItems: ChangeItems = (db, sites, names, input) =>
  changeItems(db, sites, names, { act: withdrawing, ...input })
