import type { SQL } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { contentListing } from './content-listing.ts'
import { searchedText } from './searched-text.ts'

/** Returns the text by which a picture is searched: the name of the file that was uploaded. */
export const pictureSearchText = ({ fileName }: { fileName: AnyPgColumn }): SQL => searchedText(fileName)

/** A picture that editors may refer to; the storage contains its file. Sizes are in pixels. */
export const picture = pgTable(
  'picture',
  {
    name: text().primaryKey(),
    width: integer().notNull(),
    height: integer().notNull(),
    /**
     * The size of the file in bytes, the editor who uploaded it, and its name when it was uploaded. All three are
     * null if an earlier version of the portal stored the picture.
     */
    bytes: integer(),
    editor: text(),
    fileName: text(),
    /** The time at which the picture was uploaded first. */
    storedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.storedAt, table.name)],
)

/** The pictures of the newest document of each listed item: of its draft, or else of its last edition. */
export const pictureUse = pgTable(
  'picture_use',
  {
    picture: text().notNull(),
    item: text()
      .notNull()
      .references(() => contentListing.item, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.item, table.picture] }), index().on(table.picture)],
)
