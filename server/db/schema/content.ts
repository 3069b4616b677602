import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { tenantName } from '#src/domain/content-item/document.ts'
import type { DocumentPicture } from '#src/domain/content-item/document-picture.ts'
import type { DraftDocument } from '#src/domain/content-item/draft-documents.ts'
import { editionAction, itemState } from '#src/domain/content-item/edition.ts'
import type { Documents, Family } from '#src/domain/content-item/families.ts'
import type { EditorLimits } from '#src/domain/editor-limits.ts'
import { enumColumn } from './enum-column.ts'

/** The sequence of revisions of all published content: an item whose pages change gets the next number. */
export const contentRevision = pgSequence('content_revision')

/**
 * The sequence of saves of all drafts. A number is never used again, so a save can't be mistaken for a save of a
 * discarded draft.
 */
export const draftVersionNumber = pgSequence('draft_version_number')

/** The state of each content item. The tables of its family hold its contents. */
export const contentItem = pgTable(
  'content_item',
  {
    family: text().$type<Family>().notNull(),
    id: integer().notNull(),
    /** The key by which other documents refer to the item: the id, or a category's group and slug. */
    key: text().notNull(),
    state: enumColumn(itemState).notNull(),
    /** How often the item was published or withdrawn. */
    edition: integer().notNull(),
    /** The revision of the last change to the item's pages. */
    revision: bigint({ mode: 'number' }).notNull().default(sql`nextval('content_revision')`),
    /** The revision of the last change to the item itself. */
    changed: bigint({ mode: 'number' }).notNull().default(0),
    tenants: enumColumn(tenantName).array().notNull(),
    /** The folders of the sites that show the item; null if all sites of its tenants show it. */
    sites: text().array(),
    /**
     * The random name that a client sent when it created the item, so that a repeated request creates no second
     * item; null if the client sent none.
     */
    creation: text(),
  },
  (table) => [
    primaryKey({ columns: [table.family, table.id] }),
    index().on(table.family, table.key),
    index().on(table.revision),
    index().on(table.creation),
  ],
)

/** The draft of an item, and the instant of its scheduled publish. */
export const contentDraft = pgTable(
  'content_draft',
  {
    family: text().$type<Family>().notNull(),
    id: integer().notNull(),
    document: jsonb().$type<DraftDocument>().notNull(),
    editor: text().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
    publishAt: timestamp({ withTimezone: true }),
    /** The editor who scheduled the publish; null if an earlier version of the portal stored the schedule. */
    scheduledBy: text(),
    /**
     * The limits of the scheduling editor's permissions at the time of scheduling; null if an earlier version of the
     * portal stored the schedule.
     */
    scheduledLimits: jsonb().$type<EditorLimits>(),
    /** The number of this save. A database trigger assigns the next number whenever a document is written. */
    version: bigint({ mode: 'number' }).notNull().default(sql`nextval('draft_version_number')`),
  },
  (table) => [primaryKey({ columns: [table.family, table.id] }), index().on(table.publishAt)],
)

/**
 * The last saves of each item, so that an editor whose save is refused can see the document on which the save was
 * based. A row stays after its draft is deleted.
 */
export const draftVersion = pgTable(
  'draft_version',
  {
    version: bigint({ mode: 'number' }).primaryKey(),
    family: text().$type<Family>().notNull(),
    id: integer().notNull(),
    document: jsonb().$type<DraftDocument>().notNull(),
    editor: text().notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.family, table.id)],
)

/**
 * The history of an item: its documents with the instant and the editor of each publish. Readers see the newest
 * edition.
 */
export const contentEdition = pgTable(
  'content_edition',
  {
    family: text().$type<Family>().notNull(),
    id: integer().notNull(),
    edition: integer().notNull(),
    act: enumColumn(editionAction).notNull(),
    document: jsonb().$type<Documents[Family]>().notNull(),
    editor: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.family, table.id, table.edition] })],
)

/**
 * The references between items: an item that refers to another item must be rendered again when the other item
 * changes.
 */
export const contentReference = pgTable(
  'content_reference',
  {
    family: text().$type<Family>().notNull(),
    id: integer().notNull(),
    toFamily: text().$type<Family>().notNull(),
    toKey: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.family, table.id, table.toFamily, table.toKey] }),
    index().on(table.toFamily, table.toKey),
  ],
)

/**
 * Returns the first columns of every table of texts; a row is deleted with its item.
 * @example pgTable('news_text', { ...textColumns(() => news.id), title: text().notNull() }, primaryKeyOfText)
 */
export const textColumns = (item: () => PgColumn) => ({
  id: integer().notNull().references(item, { onDelete: 'cascade' }),
  language: text().notNull(),
})

/**
 * Returns the column for the language in which the item's own page is shown: English if some of its texts are
 * missing in the row's language.
 */
export const bodyLanguageColumn = () => text().notNull()

/** Returns the primary key of a table of texts: one row per item and language. */
export const primaryKeyOfText = (table: { id: PgColumn; language: PgColumn }) => [
  primaryKey({ columns: [table.id, table.language] as never }),
]

/** Returns a column for a fee in minor units of each currency; null if the item is free. */
export const feeColumn = () => jsonb().$type<{ EUR: number; PLN: number } | null>()

/** Returns a column for an item's picture; null if the portal draws a cover instead. */
export const pictureColumn = () => jsonb().$type<DocumentPicture>()

/** Returns the columns of a training session: start and end, and the IANA time zone of its venue. */
export const trainingSessionColumns = () => ({
  startsAt: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
  endsAt: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
  zone: text().notNull(),
})
