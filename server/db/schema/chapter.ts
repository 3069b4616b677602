import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { primaryKeyOfText, textColumns } from './content.ts'
import { course } from './course.ts'
import { video } from './video.ts'

export const chapter = pgTable(
  'chapter',
  {
    id: integer().primaryKey(),
    courseId: integer()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    /**
     * The position of the chapter within the course, from 1. Null after an edition has removed the chapter: the row
     * stays because learners' progress refers to it.
     */
    position: integer(),
    video: text()
      .notNull()
      .references(() => video.name),
  },
  (table) => [unique().on(table.courseId, table.position)],
)

export const chapterText = pgTable(
  'chapter_text',
  { ...textColumns(() => chapter.id), name: text().notNull(), summary: text() },
  primaryKeyOfText,
)
