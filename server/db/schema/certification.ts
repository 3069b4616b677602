import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { certificationLevel } from '#src/domain/certification/level.ts'
import { certificationKind, subject } from '#src/domain/course/course.ts'
import { bodyLanguageColumn, feeColumn, pictureColumn, primaryKeyOfText, textColumns } from './content.ts'
import { course } from './course.ts'
import { enumColumn } from './enum-column.ts'
import { pool } from './pool.ts'

/** A version of a certification. Specification 1, section 3. */
export const certification = pgTable('certification', {
  id: integer().primaryKey(),
  code: text().notNull(),
  kind: enumColumn(certificationKind).notNull(),
  level: enumColumn(certificationLevel),
  subject: enumColumn(subject).notNull(),
  scene: text(),
  picture: pictureColumn(),
  type: text().notNull(),
  versionLabel: text().notNull(),
  parent: integer(),
  position: integer().notNull(),
  pool: integer()
    .notNull()
    .references(() => pool.id),
  practicalExam: boolean().notNull(),
  showTask: boolean().notNull(),
  needRecord: boolean().notNull(),
  needsCode: boolean().notNull(),
  fee: feeColumn(),
  video: text(),
})

export const certificationText = pgTable(
  'certification_text',
  {
    ...textColumns(() => certification.id),
    name: text().notNull(),
    summary: text().notNull(),
    description: text().notNull(),
    task: jsonb().$type<string[]>().notNull(),
    bodyLanguage: bodyLanguageColumn(),
  },
  primaryKeyOfText,
)

/** The courses of a certification, in order. */
export const certificationCourse = pgTable(
  'certification_course',
  {
    certificationId: integer()
      .notNull()
      .references(() => certification.id, { onDelete: 'cascade' }),
    courseId: integer()
      .notNull()
      .references(() => course.id),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.certificationId, table.courseId] }), index().on(table.courseId)],
)

/** The certifications that a learner must hold before enrolling in another. */
export const certificationPrerequisite = pgTable(
  'certification_prerequisite',
  {
    certificationId: integer()
      .notNull()
      .references(() => certification.id, { onDelete: 'cascade' }),
    prerequisiteId: integer()
      .notNull()
      .references(() => certification.id),
  },
  (table) => [primaryKey({ columns: [table.certificationId, table.prerequisiteId] })],
)
