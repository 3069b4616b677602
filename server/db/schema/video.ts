import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Picture } from '#src/domain/content-item/picture.ts'

/** A video; `file` and `captions` are keys in the storage, `stills` pictures of it in the order of the film. */
export const video = pgTable('video', {
  name: text().primaryKey(),
  file: text().notNull(),
  seconds: integer().notNull(),
  stills: jsonb().$type<Picture[]>().notNull().default([]),
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
