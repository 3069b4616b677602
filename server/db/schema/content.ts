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
import type { Documents, Family } from '../../../src/domain/content/families.ts'
import type { Picture } from '../../../src/domain/content/picture.ts'

/** One sequence over everything published: whatever shows differently gets the next number. */
export const contentRevision = pgSequence('content_revision')

/** What editors publish: the state of each item. What it shows lies in the tables of its family. */
export const contentItem = pgTable(
  'content_item',
  {
    family: text().$type<Family>().notNull(),
    id: integer().notNull(),
    /** What other documents name it by: the id, or a category's group and slug. */
    key: text().notNull(),
    state: text({ enum: ['draft', 'published', 'withdrawn'] }).notNull(),
    /** How often it was published or withdrawn. */
    edition: integer().notNull(),
    /** Of the last change of what its pages show. */
    revision: bigint({ mode: 'number' }).notNull().default(sql`nextval('content_revision')`),
    /** Of the last change of the item itself. */
    changed: bigint({ mode: 'number' }).notNull().default(0),
    tenants: text({ enum: ['main', 'sister'] })
      .array()
      .notNull(),
    /** The only sites that show it, by folder; null: all of the tenants. */
    sites: text().array(),
  },
  (table) => [
    primaryKey({ columns: [table.family, table.id] }),
    index().on(table.family, table.key),
    index().on(table.revision),
  ],
)

/** The one draft of an item, and when it is to be published by itself. */
export const contentDraft = pgTable(
  'content_draft',
  {
    family: text().$type<Family>().notNull(),
    id: integer().notNull(),
    document: jsonb().$type<Documents[Family]>().notNull(),
    editor: text().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
    publishAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.family, table.id] }), index().on(table.publishAt)],
)

/** The history of an item: what was published when and by whom. The newest edition is what readers see. */
export const contentEdition = pgTable(
  'content_edition',
  {
    family: text().$type<Family>().notNull(),
    id: integer().notNull(),
    edition: integer().notNull(),
    act: text({ enum: ['publish', 'withdraw'] }).notNull(),
    document: jsonb().$type<Documents[Family]>().notNull(),
    editor: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.family, table.id, table.edition] })],
)

/** Which item names which: whoever names an item shows differently when that changes. */
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

/** The columns that every table of texts begins with; they go when their item goes. */
export const textOf = (item: () => PgColumn) => ({
  id: integer().notNull().references(item, { onDelete: 'cascade' }),
  language: text().notNull(),
})

/** One row of texts per item and language. */
export const oneALanguage = (table: { id: PgColumn; language: PgColumn }) => [
  primaryKey({ columns: [table.id, table.language] as never }),
]

/** A fee in minor units of each currency; null where it is free. */
export const fee = () => jsonb().$type<{ EUR: number; PLN: number } | null>()

/** The picture that an item is shown by; null where its cover is drawn. */
export const pictureShown = () => jsonb().$type<Picture>()

/** A span of time, and the zone in which people there read it. */
export const session = () => ({
  startsAt: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
  endsAt: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
  zone: text().notNull(),
})
