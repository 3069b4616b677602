import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { subject } from '#src/domain/course/course.ts'
import { bodyLanguageColumn, pictureColumn, primaryKeyOfText, textColumns } from './content.ts'
import { course } from './course.ts'
import { enumColumn } from './enum-column.ts'
import { pool } from './pool.ts'

export const topic = pgTable('topic', {
  id: integer().primaryKey(),
  subject: enumColumn(subject).notNull(),
  picture: pictureColumn(),
  quiz: integer().references(() => pool.id),
})

export const topicText = pgTable(
  'topic_text',
  {
    ...textColumns(() => topic.id),
    name: text().notNull(),
    summary: text().notNull(),
    body: text().notNull(),
    bodyLanguage: bodyLanguageColumn(),
  },
  primaryKeyOfText,
)

/** The courses and videos of a topic, in order. */
export const topicCourse = pgTable(
  'topic_course',
  {
    topicId: integer()
      .notNull()
      .references(() => topic.id, { onDelete: 'cascade' }),
    courseId: integer()
      .notNull()
      .references(() => course.id),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.topicId, table.courseId] })],
)
