import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * A video that an editor uploads. Its id can't be guessed. A row is deleted when its video is saved, or a week after
 * its last part.
 */
export const videoUpload = pgTable(
  'video_upload',
  {
    id: text().primaryKey(),
    /** The key of the file in the storage, and the id of its parts there. */
    key: text().notNull(),
    storageId: text().notNull(),
    /** The size of the whole file, and the number of bytes that are stored so far. */
    size: bigint({ mode: 'number' }).notNull(),
    received: bigint({ mode: 'number' }).notNull().default(0),
    parts: jsonb().$type<{ number: number; tag: string }[]>().notNull().default([]),
    editor: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The time at which bytes of the upload were stored last. */
    storedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.storedAt)],
)
