import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'

/** One sequence over all courses: a trigger gives a course the next number whenever anything it shows changes. */
export const courseRevision = pgSequence('course_revision')

export const course = pgTable(
  'course',
  {
    id: integer().primaryKey(),
    code: text().notNull().unique(),
    contentType: text({ enum: ['course', 'video'] }).notNull(),
    kind: text({ enum: ['gsc', 'hsc'] }).notNull(),
    subject: text({ enum: ['cctv', 'access', 'intrusion', 'network', 'thermal', 'base'] }).notNull(),
    certificationType: text().notNull(),
    subtype: text().notNull(),
    requirement: text({ enum: ['compulsory', 'elective'] }).notNull(),
    credits: integer().notNull(),
    version: text().notNull(),
    needsApproval: boolean().notNull(),
    recommended: boolean().notNull(),
    revision: bigint({ mode: 'number' }).notNull().default(sql`nextval('course_revision')`),
  },
  (table) => [index().on(table.revision)],
)

/** The tenants that offer a course. */
export const courseTenant = pgTable(
  'course_tenant',
  {
    courseId: integer()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    tenant: text({ enum: ['main', 'sister'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.courseId] })],
)

/** A course's words by language; English is always there. `description` is allow-list HTML. */
export const courseText = pgTable(
  'course_text',
  {
    courseId: integer()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    name: text().notNull(),
    summary: text().notNull(),
    description: text().notNull(),
    outcomes: jsonb().$type<string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.language] })],
)
