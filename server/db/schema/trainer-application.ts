import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { subject } from '#src/domain/course/course.ts'
import { trainerApplicationState as trainerApplicationWord } from '#src/domain/trainer/trainer-application-state.ts'
import { enumColumn } from './enum-column.ts'
import { searchedText, trigramExpression } from './searched-text.ts'

type Searched = Record<'firstName' | 'lastName' | 'email' | 'company', AnyPgColumn>

/** Returns the text by which a trainer application is searched. */
export const trainerApplicationSearchText = ({ firstName, lastName, email, company }: Searched): SQL =>
  searchedText(firstName, lastName, email, company)

/** Returns the condition that a trainer application waits for a decision. */
const waits = ({ state }: { state: AnyPgColumn }): SQL => sql`${state} = 'underReview'`

/**
 * An application to become a trainer, and the operator who decided it. After the erasure of the person's data, the
 * row only shows that there was an application.
 */
export const trainerApplication = pgTable(
  'trainer_application',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    state: enumColumn(trainerApplicationWord).notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    country: text().notNull(),
    company: text().notNull(),
    /** The tags of the languages that the applicant can teach in. */
    languages: text().array().notNull(),
    subjects: enumColumn(subject).array().notNull(),
    experience: text().notNull(),
    /** The key of the stored file; null after the erasure. */
    file: text(),
    /** The folder and the language of the site on which the person applied. The reply uses both. */
    site: text().notNull(),
    language: text().notNull(),
    appliedAt: timestamp({ withTimezone: true }).notNull(),
    decidedAt: timestamp({ withTimezone: true }),
    decidedBy: text(),
    /** The reason for a rejection, which the applicant reads. */
    reason: text(),
  },
  (table) => [
    index().on(table.state),
    index('trainers_waiting').on(table.appliedAt, table.id).where(waits(table)),
    index('trainers_waiting_by_country').on(table.country, table.appliedAt, table.id).where(waits(table)),
    index('trainers_waiting_by_site').on(table.site, table.appliedAt, table.id).where(waits(table)),
    index('trainers_waiting_text')
      .using('gin', trigramExpression(trainerApplicationSearchText(table)))
      .where(waits(table)),
  ],
)
