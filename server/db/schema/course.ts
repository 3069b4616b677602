import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { certificationKind, contentType, requirementKind, subject } from '#src/domain/course/course.ts'
import { videoParentKind } from '#src/domain/course/course-document.ts'
import { bodyLanguageColumn, pictureColumn, primaryKeyOfText, textColumns } from './content.ts'
import { enumColumn } from './enum-column.ts'
import { pool } from './pool.ts'

/** A course or an educational video. `quiz` is the pool that its quiz is drawn from. */
export const course = pgTable(
  'course',
  {
    id: integer().primaryKey(),
    code: text().notNull(),
    contentType: enumColumn(contentType).notNull(),
    kind: enumColumn(certificationKind).notNull(),
    subject: enumColumn(subject).notNull(),
    scene: text(),
    picture: pictureColumn(),
    certificationType: text().notNull(),
    subtype: text().notNull(),
    productLine: text(),
    videoType: text(),
    videoOf: enumColumn(videoParentKind),
    requirement: enumColumn(requirementKind).notNull(),
    credits: integer().notNull(),
    version: text().notNull(),
    needsApproval: boolean().notNull(),
    recommended: boolean().notNull(),
    /** The name of the video that introduces the course to visitors without an account. */
    trailer: text(),
    quiz: integer().references(() => pool.id),
    /** The id of the older course that this course replaces. */
    replaces: integer(),
    /**
     * The languages in which the course is complete, sorted: all texts are translated, and every video has captions.
     * Empty if an earlier version of the portal wrote the row.
     */
    languages: text().array().default([]),
  },
  (table) => [
    index().on(table.kind, table.id),
    index().on(table.recommended),
    index('course_ring').on(table.certificationType, table.contentType, table.code, table.id),
  ],
)

/** A course's texts by language; English always exists. `description` is HTML with allowed elements only. */
export const courseText = pgTable(
  'course_text',
  {
    ...textColumns(() => course.id),
    name: text().notNull(),
    summary: text().notNull(),
    description: text().notNull(),
    outcomes: jsonb().$type<string[]>().notNull(),
    bodyLanguage: bodyLanguageColumn(),
  },
  primaryKeyOfText,
)
