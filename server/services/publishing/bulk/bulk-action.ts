import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { bulkAction } from '#server/db/schema/bulk-action.ts'
import { contentListing } from '#server/db/schema/content-listing.ts'
import type { SitePublished } from '#server/ports/publisher.ts'
import type { ItemOutcome } from '#src/domain/content-item/item-outcome.ts'
import { computeExpiryCutoff } from '#src/domain/retention.ts'
import { itemSubjectOf } from '../item-row/item-row.ts'

type BulkActRow = typeof bulkAction.$inferSelect

/**
 * The time in milliseconds without a new outcome after which an action counts as unfinished. A client waits equally
 * long for the publishing of the action's sites.
 */
const longestPublish = 10 * 60 * 1000

/** The maximum number of bulk actions that are listed. */
const maxListed = 10

/** Stores the start of a bulk action; returns the action's id. */
export async function startBulkAction(
  db: Db,
  { now, ...act }: Pick<BulkActRow, 'learnerId' | 'act' | 'items'> & { now: number },
): Promise<number> {
  const at = new Date(now)
  const values = { ...act, outcomes: [], startedAt: at, savedAt: at }
  const [row] = await db.insert(bulkAction).values(values).returning({ id: bulkAction.id })
  return (row as { id: number }).id
}

/** Stores the outcomes of a running bulk action that are known so far. */
export async function saveOutcomes(db: Db, id: number, outcomes: ItemOutcome[], now: number): Promise<void> {
  await db
    .update(bulkAction)
    .set({ outcomes, savedAt: new Date(now) })
    .where(eq(bulkAction.id, id))
}

/**
 * Stores the end of a bulk action, with the published sites. If `sites` is missing, the action counts as
 * unfinished.
 */
export async function endBulkAction(
  db: Db,
  id: number,
  now: number,
  sites: SitePublished[] | null,
): Promise<void> {
  await db
    .update(bulkAction)
    .set({ sites, endedAt: new Date(now) })
    .where(eq(bulkAction.id, id))
}

/** Returns the state of a bulk action. If its server was killed, no end and no further outcomes are stored. */
function stateOf({ endedAt, savedAt, sites }: BulkActRow, now: number): 'running' | 'ended' | 'unfinished' {
  if (endedAt) return sites ? 'ended' : 'unfinished'
  return now - savedAt.getTime() < longestPublish ? 'running' : 'unfinished'
}

const isOfEditor = (learnerId: number | null) =>
  learnerId === null ? isNull(bulkAction.learnerId) : eq(bulkAction.learnerId, learnerId)

/** Lists the last bulk actions of an editor, or of the command line (null), the newest first. */
export async function listBulkActions(db: Db, learnerId: number | null, now: number) {
  const rows = await db
    .select()
    .from(bulkAction)
    .where(isOfEditor(learnerId))
    .orderBy(desc(bulkAction.id))
    .limit(maxListed)
  const names = [...new Set(rows.flatMap(({ outcomes }) => outcomes.map(itemSubjectOf)))]
  const { item, title } = contentListing
  const listed = await db.select({ item, title }).from(contentListing).where(inArray(item, names))
  const titles = new Map(listed.map((each) => [each.item, each.title]))
  return rows.map((row) => ({
    ...{ id: row.id, act: row.act, items: row.items, state: stateOf(row, now) },
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    outcomes: row.outcomes.map((each) => ({ ...each, title: titles.get(itemSubjectOf(each)) ?? null })),
    sites: row.sites ?? [],
    isSeen: row.seenAt !== null,
  }))
}

/**
 * Stores that an editor, or the command line (null), has seen the result of a bulk action. Returns whether there is
 * such an action of this editor.
 */
export async function markBulkActionSeen(
  db: Db,
  id: number,
  learnerId: number | null,
  now: number,
): Promise<boolean> {
  const rows = await db
    .update(bulkAction)
    .set({ seenAt: new Date(now) })
    .where(and(eq(bulkAction.id, id), isOfEditor(learnerId)))
    .returning({ id: bulkAction.id })
  return rows.length > 0
}

/** Deletes the bulk actions that started more than 14 days ago (`retentionRules`). */
export async function purgeBulkActions(db: Db, now: number): Promise<void> {
  await db.delete(bulkAction).where(lt(bulkAction.startedAt, computeExpiryCutoff('bulkAct', now)))
}
