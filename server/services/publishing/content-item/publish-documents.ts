import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentDraft, contentEdition, contentItem, contentReference } from '#server/db/schema/content.ts'
import { notifyOfChangedSessions, sessionsOf } from '#server/services/messaging/mail/changed-sessions.ts'
import { queueNewDates } from '#server/services/platform/job/queue-new-dates.ts'
import { saveSearchWords } from '#server/services/publishing/search/save-search-words.ts'
import type { Family, Item } from '#src/domain/content-item/families.ts'
import { byFamily } from '#src/domain/content-item/family-order.ts'
import { itemKey, referencesOf } from '#src/domain/content-item/references.ts'
import { deleteRefusedScheduleJobs } from '../schedule/refused-schedule.ts'
import { invalidateDependents } from './invalidate-dependents.ts'
import { invalidateRelated, namingsOf } from './invalidate-related.ts'
import type { Layout } from './layouts/layout.ts'
import { layouts } from './layouts/layouts.ts'
import type { PublishInput } from './publish-input.ts'
import { withFigures } from './with-figures.ts'

/**
 * The lock that makes the order of revisions the order of commits: a reader of "changes since" never misses
 * one that commits late.
 */
export const lockRevisions = (tx: Db): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(7310001)`)

/**
 * Publishes documents: lays them out in their tables, writes the history, drops the drafts, and gives a new
 * revision to each and to every item that shows, or showed until now, something of them. Runs within the
 * caller's transaction.
 */
export async function publishDocuments(
  tx: Db,
  given: readonly Item[],
  publishing: PublishInput,
): Promise<void> {
  const items = byFamily(given)
  const before = await sessionsOf(tx, items)
  const named = await namingsOf(tx, items)
  const said = items.map(withFigures)
  await writeTables(tx, said)
  await saveSearchWords(tx, said)
  await notifyOfChangedSessions(tx, items, before, publishing.now)
  await queueNewDates(tx, items, publishing.now)
  await lockRevisions(tx)
  await invalidateDependents(tx, items)
  for (const [family, own] of Map.groupBy(items, (item) => item.family)) {
    const ids = own.map(({ id }) => id)
    await markPublished(tx, own)
    await markChanged(tx, family, ids)
    await keepEditions(tx, family, ids, own, publishing)
    await keepReferences(tx, family, ids, own)
    await tx.delete(contentDraft).where(and(eq(contentDraft.family, family), inArray(contentDraft.id, ids)))
  }
  await deleteRefusedScheduleJobs(tx, items)
  await invalidateDependents(tx, items)
  await invalidateRelated(tx, items, named)
}

/**
 * Updates the planner's statistics; call it after many documents. The embedded database does so by nothing
 * else.
 */
export const analyzeTables = (db: Db): Promise<unknown> => db.execute(sql`analyze`)

/** Writes documents into the tables from which readers' calls read. */
export async function writeTables(tx: Db, items: readonly Item[]): Promise<void> {
  for (const [family, own] of Map.groupBy(items, (item) => item.family))
    await (layouts[family] as Layout)(tx, own as never)
}

async function markPublished(tx: Db, items: readonly Item[]): Promise<void> {
  const rows = items.map((item) => ({
    family: item.family,
    id: item.id,
    key: itemKey(item),
    state: 'published' as const,
    edition: 1,
    tenants: [...item.document.audience.tenants],
    sites: item.document.audience.sites ? [...item.document.audience.sites] : null,
  }))
  await tx
    .insert(contentItem)
    .values(rows)
    .onConflictDoUpdate({
      target: [contentItem.family, contentItem.id],
      set: {
        key: sql`excluded.key`,
        state: 'published',
        edition: sql`${contentItem.edition} + 1`,
        revision: sql`nextval('content_revision')`,
        tenants: sql`excluded.tenants`,
        sites: sql`excluded.sites`,
      },
    })
}

/** Marks items with a new revision as changed themselves. */
export const markChanged = (tx: Db, family: Family, ids: readonly number[]): Promise<unknown> =>
  tx
    .update(contentItem)
    .set({ changed: contentItem.revision })
    .where(and(eq(contentItem.family, family), inArray(contentItem.id, [...ids])))

async function keepEditions(
  tx: Db,
  family: Family,
  ids: readonly number[],
  items: readonly Item[],
  { editor, now }: PublishInput,
): Promise<void> {
  const kept = await tx
    .select({ id: contentItem.id, edition: contentItem.edition })
    .from(contentItem)
    .where(and(eq(contentItem.family, family), inArray(contentItem.id, [...ids])))
  const editions = new Map(kept.map(({ id, edition }) => [id, edition]))
  const rows = items.map(({ id, document }) => ({
    family,
    id,
    edition: editions.get(id) as number,
    act: 'publish' as const,
    document,
    editor,
    at: new Date(now),
  }))
  await tx.insert(contentEdition).values(rows)
}

async function keepReferences(
  tx: Db,
  family: Family,
  ids: readonly number[],
  items: readonly Item[],
): Promise<void> {
  await tx
    .delete(contentReference)
    .where(and(eq(contentReference.family, family), inArray(contentReference.id, [...ids])))
  const rows = items.flatMap((item) =>
    referencesOf(item).map(({ family: toFamily, key }) => ({ family, id: item.id, toFamily, toKey: key })),
  )
  if (rows.length > 0) await tx.insert(contentReference).values(rows)
}
