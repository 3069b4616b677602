import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { subject } from '#src/domain/course/course.ts'
import { trainerApplication as trainerApplicationWord } from '#src/domain/trainer/trainer-application.ts'
import { oneOf } from './one-of.ts'

/**
 * An application to become a trainer, and the operator who decided it. Erased, only that there was one is
 * left.
 */
export const trainerApplication = pgTable(
  'trainer_application',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    state: oneOf(trainerApplicationWord).notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    country: text().notNull(),
    company: text().notNull(),
    /** Language tags that the person can teach in. */
    languages: text().array().notNull(),
    subjects: oneOf(subject).array().notNull(),
    experience: text().notNull(),
    /** The key of the stored file; null when it was erased. */
    file: text(),
    /** The folder of the site that the person came from; `language` is theirs: for the answer. */
    site: text().notNull(),
    language: text().notNull(),
    appliedAt: timestamp({ withTimezone: true }).notNull(),
    decidedAt: timestamp({ withTimezone: true }),
    decidedBy: text(),
    /** The reason for a rejection, for the person. */
    reason: text(),
  },
  (table) => [index().on(table.state)],
)
