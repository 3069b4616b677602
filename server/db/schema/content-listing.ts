import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { Family } from '#src/domain/content-item/families.ts'
import type { TextStateCounts } from '#src/domain/content-item/text-state.ts'
import { contentItem } from './content.ts'
import { searchedText, trigramExpression } from './searched-text.ts'

/** Returns the text by which an item is found: its title, its code, and its number. */
export const listingSearchText = ({ title, code, id }: Record<'title' | 'code' | 'id', AnyPgColumn>): SQL =>
  searchedText(title, code, sql`(${id})::text`)

/** The rows of the item list: one per item, derived from its draft, or from its last edition if there is no draft. */
export const contentListing = pgTable(
  'content_listing',
  {
    /** The name of the item: its family and its id, such as "course 7". */
    item: text().primaryKey(),
    family: text().$type<Family>().notNull(),
    id: integer().notNull(),
    title: text().notNull(),
    code: text(),
    /** The state of the texts in each language except English. */
    languages: jsonb().$type<Record<string, TextStateCounts>>().notNull(),
    /** The editor of the last save or publish, and its time. */
    editor: text().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
    /**
     * The edition of the item and the version of its draft that this row was derived from. If the item has a newer
     * edition or version, the row is derived again.
     */
    edition: integer().notNull(),
    version: bigint({ mode: 'number' }),
  },
  (table) => [
    foreignKey({
      columns: [table.family, table.id],
      foreignColumns: [contentItem.family, contentItem.id],
    }).onDelete('cascade'),
    unique().on(table.family, table.id),
    index().on(table.changedAt, table.item),
    index().on(table.title, table.item),
    index('content_listings_text').using('gin', trigramExpression(listingSearchText(table))),
  ],
)
