import { integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { course } from './course.ts'
import { video } from './video.ts'

export const chapter = pgTable(
  'chapter',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    courseId: integer()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    /** Counts from 1 within the course. */
    position: integer().notNull(),
    video: text()
      .notNull()
      .references(() => video.name),
  },
  (table) => [unique().on(table.courseId, table.position)],
)

export const chapterText = pgTable(
  'chapter_text',
  {
    chapterId: integer()
      .notNull()
      .references(() => chapter.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chapterId, table.language] })],
)
