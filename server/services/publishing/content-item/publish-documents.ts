import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentDraft, contentEdition, contentItem, contentReference } from '#server/db/schema/content.ts'
import {
  loadSessionTimesAndVenues,
  notifyOfChangedSessions,
} from '#server/services/messaging/mail/changed-sessions.ts'
import { queueNewDates } from '#server/services/platform/job/queue-new-dates.ts'
import { saveSearchWords } from '#server/services/publishing/search/save-search-words.ts'
import type { Family, Item } from '#src/domain/content-item/families.ts'
import { sortByFamily } from '#src/domain/content-item/family-order.ts'
import { itemKeyOf, referencesOf } from '#src/domain/content-item/references.ts'
import { saveListings } from '../content-list/save-listings.ts'
import { deleteRefusedScheduleJobs } from '../schedule-record/refused-schedule.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import { invalidateDependents } from './invalidate-dependents.ts'
import { invalidateRelated, loadRelatedListings } from './invalidate-related.ts'
import type { PublishInput } from './publish-input.ts'
import type { TableWriter } from './table-writers/table-writer.ts'
import { tableWriters } from './table-writers/table-writers.ts'

/**
 * Acquires the lock that makes transactions commit in the order of their revisions. So a client that reads the
 * changes since a revision never misses a late commit.
 */
export const lockRevisions = (tx: Db): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(7310001)`)

/**
 * Locks the rows of items in a fixed order, before the rows of their tables. Everything that writes documents locks
 * in this order, so that there is no deadlock.
 */
async function lockItems(tx: Db, items: readonly Item[]): Promise<void> {
  for (const [family, familyItems] of Map.groupBy(items, (item) => item.family)) {
    const ids = familyItems.map(({ id }) => id)
    await tx
      .select({ id: contentItem.id })
      .from(contentItem)
      .where(and(eq(contentItem.family, family), inArray(contentItem.id, ids)))
      .orderBy(contentItem.id)
      .for('update')
  }
}

/**
 * Publishes documents within the caller's transaction: writes them to their tables and to the history, and deletes
 * the drafts. Sets a new revision for each item, and for the items that depend on it before or after the change.
 */
export async function publishDocuments(tx: Db, given: readonly Item[], input: PublishInput): Promise<void> {
  const items = sortByFamily(given)
  await lockRevisions(tx)
  await lockItems(tx, items)
  const before = await loadSessionTimesAndVenues(tx, items)
  const listingsBefore = await loadRelatedListings(tx, items)
  const withNumbers = items.map(fillPlaceholders)
  await writeTables(tx, withNumbers)
  await saveSearchWords(tx, withNumbers)
  await notifyOfChangedSessions(tx, items, before, input.now)
  await queueNewDates(tx, items, input.now)
  await invalidateDependents(tx, items)
  for (const [family, familyItems] of Map.groupBy(items, (item) => item.family)) {
    const ids = familyItems.map(({ id }) => id)
    await markPublished(tx, familyItems)
    await markItemsChanged(tx, family, ids)
    await saveEditions(tx, family, ids, familyItems, input)
    await saveReferences(tx, family, ids, familyItems)
    await tx.delete(contentDraft).where(and(eq(contentDraft.family, family), inArray(contentDraft.id, ids)))
  }
  await deleteRefusedScheduleJobs(tx, items)
  await invalidateDependents(tx, items)
  await invalidateRelated(tx, items, listingsBefore)
  await saveListings(tx, items)
}

/**
 * Updates the statistics of PostgreSQL's query planner. Call it after many documents were published, because the
 * embedded database has no autovacuum.
 */
export const analyzeTables = (db: Db): Promise<unknown> => db.execute(sql`analyze`)

/** Writes documents to the tables that the public API calls read. */
export async function writeTables(tx: Db, items: readonly Item[]): Promise<void> {
  for (const [family, familyItems] of Map.groupBy(items, (item) => item.family))
    await (tableWriters[family] as TableWriter)(tx, familyItems as never)
}

/**
 * Makes documents visible within a transaction. Dependent items and the search are not updated, and no mails are
 * queued. Previews use it and roll the transaction back.
 */
export async function publishForPreview(tx: Db, items: readonly Item[], input: PublishInput): Promise<void> {
  // This call locks the rows of the items before the rows of their tables, in the same order as when items are
  // published.
  await markPublished(tx, items)
  await writeTables(tx, items.map(fillPlaceholders))
  for (const [family, familyItems] of Map.groupBy(items, (item) => item.family)) {
    const ids = familyItems.map(({ id }) => id)
    await saveEditions(tx, family, ids, familyItems, input)
    await saveReferences(tx, family, ids, familyItems)
  }
}

async function markPublished(tx: Db, items: readonly Item[]): Promise<void> {
  const rows = items.map((item) => ({
    family: item.family,
    id: item.id,
    key: itemKeyOf(item),
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

/**
 * Marks items as changed themselves: `changed` becomes their current revision. It stays unchanged in items that got a
 * new revision only because they depend on a changed item.
 */
export const markItemsChanged = (tx: Db, family: Family, ids: readonly number[]): Promise<unknown> =>
  tx
    .update(contentItem)
    .set({ changed: contentItem.revision })
    .where(and(eq(contentItem.family, family), inArray(contentItem.id, [...ids])))

async function saveEditions(
  tx: Db,
  family: Family,
  ids: readonly number[],
  items: readonly Item[],
  { editor, now }: PublishInput,
): Promise<void> {
  const current = await tx
    .select({ id: contentItem.id, edition: contentItem.edition })
    .from(contentItem)
    .where(and(eq(contentItem.family, family), inArray(contentItem.id, [...ids])))
  const editions = new Map(current.map(({ id, edition }) => [id, edition]))
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

async function saveReferences(
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
