import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** A video; `file` and `captions` are keys in the storage. */
export const video = pgTable('video', {
  name: text().primaryKey(),
  file: text().notNull(),
  seconds: integer().notNull(),
})

export const videoText = pgTable(
  'video_text',
  {
    video: text()
      .notNull()
      .references(() => video.name, { onDelete: 'cascade' }),
    language: text().notNull(),
    captions: text().notNull(),
    transcript: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.video, table.language] })],
)
