import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { classroomMode } from '#src/domain/classroom/classroom-mode.ts'
import { subject } from '#src/domain/course/course.ts'
import { certification } from './certification.ts'
import {
  bodyLanguageColumn,
  feeColumn,
  primaryKeyOfText,
  textColumns,
  trainingSessionColumns,
} from './content.ts'
import { enumColumn } from './enum-column.ts'
import { trainer } from './trainer.ts'

/** An instructor-led training. If it belongs to no certification, it is a workshop, seminar or webinar. */
export const classroom = pgTable(
  'classroom',
  {
    id: integer().primaryKey(),
    certification: integer().references(() => certification.id),
    mode: enumColumn(classroomMode).notNull(),
    subject: enumColumn(subject).notNull(),
    ...trainingSessionColumns(),
    country: text().notNull(),
    /**
     * The country of the venue, '' for online training. Null if an earlier version of the portal wrote the row: the
     * mode then decides.
     */
    venue: text(),
    capacity: integer().notNull(),
    credits: integer().notNull(),
    fee: feeColumn(),
    needsApproval: boolean().notNull(),
    waitingList: boolean().notNull(),
    recommended: boolean().notNull(),
    /** The languages of instruction. */
    taughtIn: text().array().notNull().default([]),
    /** Whether learners who attended get a certificate of attendance. */
    attendanceCertificate: boolean().notNull().default(false),
  },
  (table) => [index().on(table.certification), index().on(table.startsAt)],
)

export const classroomText = pgTable(
  'classroom_text',
  {
    ...textColumns(() => classroom.id),
    name: text().notNull(),
    summary: text().notNull(),
    description: text().notNull(),
    location: text().notNull(),
    city: text(),
    bodyLanguage: bodyLanguageColumn(),
  },
  primaryKeyOfText,
)

export const classroomTrainer = pgTable(
  'classroom_trainer',
  {
    classroomId: integer()
      .notNull()
      .references(() => classroom.id, { onDelete: 'cascade' }),
    trainerId: integer()
      .notNull()
      .references(() => trainer.id),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.classroomId, table.trainerId] })],
)
