import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { contentDraft, contentItem } from '#server/db/schema/content.ts'
import { contentListing } from '#server/db/schema/content-listing.ts'
import { scheduledWithdrawal } from '#server/db/schema/scheduled-withdrawal.ts'
import { createRowReader } from '#server/services/platform/list/list-source.ts'
import type { ScheduledAction } from '#src/domain/content-item/listed-schedule.ts'
import type { EditorLimits } from '#src/domain/editor-limits.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { itemSubjectOf } from '../item-row/item-row.ts'
import { itemRightsOf } from '../rights/check-change-rights.ts'
import { findFaultyDrafts, findUnwithdrawableItems } from './schedule-errors.ts'

/** The sites and the editor's permissions that are needed to convert rows for the list. */
interface Reading {
  sites: Sites
  limits: EditorLimits
}

const isOf = (
  table: { family: PgColumn; id: PgColumn },
  item: { family: PgColumn; id: PgColumn },
): SQL | undefined => and(eq(table.family, item.family), eq(table.id, item.id))

const shown = {
  ...{
    family: contentItem.family,
    item: contentItem.id,
    tenants: contentItem.tenants,
    sites: contentItem.sites,
  },
  ...{ edition: contentItem.edition, title: contentListing.title, code: contentListing.code },
}

const loadPublishes = (db: Db, ids: number[]) =>
  db
    .select({
      ...shown,
      ...{ id: contentDraft.version, at: contentDraft.publishAt, document: contentDraft.document },
      editor: sql<string>`coalesce(${contentDraft.scheduledBy}, ${contentDraft.editor})`,
    })
    .from(contentDraft)
    .innerJoin(contentItem, isOf(contentItem, contentDraft))
    .innerJoin(contentListing, isOf(contentListing, contentDraft))
    .where(inArray(contentDraft.version, ids))

const loadWithdrawals = (db: Db, ids: number[]) =>
  db
    .select({
      ...shown,
      ...{ id: scheduledWithdrawal.number, at: scheduledWithdrawal.at, document: sql<object | null>`null` },
      editor: scheduledWithdrawal.editor,
    })
    .from(scheduledWithdrawal)
    .innerJoin(contentItem, isOf(contentItem, scheduledWithdrawal))
    .innerJoin(contentListing, isOf(contentListing, scheduledWithdrawal))
    .where(inArray(scheduledWithdrawal.number, ids))

type Row = Awaited<ReturnType<typeof loadPublishes | typeof loadWithdrawals>>[number] & { hasErrors: boolean }

/** Returns an editor's permissions for the item of a row: for its draft, and for its last edition. */
function rightsOfRow({ tenants, sites, edition, document }: Row, limits: EditorLimits) {
  const published = { audience: { tenants, ...(sites && { sites }) } }
  return itemRightsOf(limits, [...(edition > 0 ? [published] : []), ...(document ? [document] : [])])
}

const show =
  (action: ScheduledAction, limits: EditorLimits) =>
  (row: Row): unknown => ({
    ...{ family: row.family, id: row.item, title: row.title, code: row.code, act: action },
    ...{ at: row.at?.toISOString(), editor: row.editor, tenants: row.tenants, sites: row.sites },
    ...{ hasErrors: row.hasErrors, rights: rightsOfRow(row, limits) },
  })

/** Creates the reader that loads scheduled publications by the versions of their drafts. */
export const createScheduledPublishReader = ({ sites, limits }: Reading) =>
  createRowReader({
    async load(db, ids): Promise<Row[]> {
      const rows = await loadPublishes(db, ids as number[])
      const drafts = rows.map(({ family, item, document }) => ({ family, id: item, document }))
      const faulty = await findFaultyDrafts(db, sites, drafts)
      return rows.map((row) => ({ ...row, hasErrors: faulty.has(itemSubjectOf({ ...row, id: row.item })) }))
    },
    toListRow: show('publish', limits),
  })

/** Creates the reader that loads scheduled withdrawals by their numbers. */
export const createScheduledWithdrawalReader = ({ sites, limits }: Reading) =>
  createRowReader({
    async load(db, ids): Promise<Row[]> {
      const rows = await loadWithdrawals(db, ids as number[])
      const names = rows.map(({ family, item }) => ({ family, id: item }))
      const needed = await findUnwithdrawableItems(db, sites, names)
      return rows.map((row) => ({ ...row, hasErrors: needed.has(itemSubjectOf({ ...row, id: row.item })) }))
    },
    toListRow: show('withdraw', limits),
  })
