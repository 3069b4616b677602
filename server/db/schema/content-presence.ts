import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Family } from '#src/domain/content-item/families.ts'

/**
 * The editors who have an item open, so that colleagues know of each other. A row is deleted one minute after
 * `seenAt`.
 */
export const contentPresence = pgTable(
  'content_presence',
  {
    family: text().$type<Family>().notNull(),
    id: integer().notNull(),
    /** The editor's name in the audit log. */
    editor: text().notNull(),
    /** The name that colleagues see. */
    name: text().notNull(),
    /** The instant at which the editor opened the item. */
    since: timestamp({ withTimezone: true }).notNull(),
    seenAt: timestamp({ withTimezone: true }).notNull(),
    /** Whether the editor edits the item, rather than only reads it. */
    isEditing: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.family, table.id, table.editor] }), index().on(table.seenAt)],
)
