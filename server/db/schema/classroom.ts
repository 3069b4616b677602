import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { certification } from './certification.ts'
import { fee, oneALanguage, session, textOf } from './content.ts'
import { trainer } from './trainer.ts'

/** Instructor-led training; without a certification a workshop, seminar or webinar. */
export const classroom = pgTable(
  'classroom',
  {
    id: integer().primaryKey(),
    certification: integer().references(() => certification.id),
    mode: text({ enum: ['online', 'onsite', 'webinar', 'seminar', 'workshop'] }).notNull(),
    subject: text().notNull(),
    ...session(),
    country: text().notNull(),
    capacity: integer().notNull(),
    credits: integer().notNull(),
    fee: fee(),
    needsApproval: boolean().notNull(),
    waitingList: boolean().notNull(),
    recommended: boolean().notNull(),
    /** Whether who was there gets a certificate of attendance. */
    attendanceCertificate: boolean().notNull().default(false),
  },
  (table) => [index().on(table.certification), index().on(table.startsAt)],
)

export const classroomText = pgTable(
  'classroom_text',
  {
    ...textOf(() => classroom.id),
    name: text().notNull(),
    summary: text().notNull(),
    description: text().notNull(),
    location: text().notNull(),
  },
  oneALanguage,
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
