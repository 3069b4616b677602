import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { primaryKeyOfText, textOf } from './content.ts'
import { course } from './course.ts'
import { video } from './video.ts'

export const chapter = pgTable(
  'chapter',
  {
    id: integer().primaryKey(),
    courseId: integer()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    /** The place within the course, from 1; null once an edition removes the chapter, because learners' progress in it remains. */
    position: integer(),
    video: text()
      .notNull()
      .references(() => video.name),
  },
  (table) => [unique().on(table.courseId, table.position)],
)

export const chapterText = pgTable(
  'chapter_text',
  { ...textOf(() => chapter.id), name: text().notNull(), summary: text() },
  primaryKeyOfText,
)
