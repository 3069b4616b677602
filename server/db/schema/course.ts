import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { oneALanguage, pictureShown, textOf } from './content.ts'
import { pool } from './pool.ts'

/** A course or an educational video. `quiz` is the pool that its quiz is drawn from. */
export const course = pgTable(
  'course',
  {
    id: integer().primaryKey(),
    code: text().notNull(),
    contentType: text({ enum: ['course', 'video'] }).notNull(),
    kind: text({ enum: ['gsc', 'hsc'] }).notNull(),
    subject: text({ enum: ['cctv', 'access', 'intrusion', 'network', 'thermal', 'base'] }).notNull(),
    picture: pictureShown(),
    certificationType: text().notNull(),
    subtype: text().notNull(),
    productLine: text(),
    videoType: text(),
    videoOf: text({ enum: ['topic', 'course', 'webinar'] }),
    requirement: text({ enum: ['compulsory', 'elective'] }).notNull(),
    credits: integer().notNull(),
    version: text().notNull(),
    needsApproval: boolean().notNull(),
    recommended: boolean().notNull(),
    quiz: integer().references(() => pool.id),
    /** The course that this one is a newer version of. */
    replaces: integer(),
  },
  (table) => [index().on(table.kind, table.id), index().on(table.recommended)],
)

/** A course's words by language; English is always there. `description` is allow-list HTML. */
export const courseText = pgTable(
  'course_text',
  {
    ...textOf(() => course.id),
    name: text().notNull(),
    summary: text().notNull(),
    description: text().notNull(),
    outcomes: jsonb().$type<string[]>().notNull(),
  },
  oneALanguage,
)
