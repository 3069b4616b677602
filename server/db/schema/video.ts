import type { SQL } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Picture } from '#src/domain/content-item/picture.ts'
import { searchedText, trigramExpression } from './searched-text.ts'

/** Returns the text by which a video is searched. */
export const videoSearchText = ({ name }: { name: AnyPgColumn }): SQL => searchedText(name)

/**
 * A video. `file` and `captions` are keys in the storage. `stills` are pictures of the video, in the order of the
 * video.
 */
export const video = pgTable(
  'video',
  {
    name: text().primaryKey(),
    file: text().notNull(),
    seconds: integer().notNull(),
    stills: jsonb().$type<Picture[]>().notNull().default([]),
  },
  (table) => [index('videos_text').using('gin', trigramExpression(videoSearchText(table)))],
)

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

/** The pictures that are stills of videos, as in `video.stills`. Lists of pictures use this table. */
export const videoStill = pgTable(
  'video_still',
  {
    picture: text().notNull(),
    video: text()
      .notNull()
      .references(() => video.name, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.picture, table.video] }), index().on(table.video)],
)
