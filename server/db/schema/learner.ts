import type { SQL } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { emailNotification } from '#src/domain/enrolment/enrolment.ts'
import { oneOf } from './one-of.ts'
import { searchedText, trigrams } from './searched-text.ts'

type Searched = Record<'firstName' | 'lastName' | 'email', AnyPgColumn>

/** The text by which staff find a learner. */
export const learnerText = ({ firstName, lastName, email }: Searched): SQL =>
  searchedText(firstName, lastName, email)

/**
 * A learner. Who that is, `issuer` and `subject` say, as the identity provider names the person; both are null
 * until somebody signs on to an account that was made without them. `email` is lower case, follows the provider
 * and may be another learner's too. Fields of the profile are null where they are unknown; each site says which
 * it wants.
 */
export const learner = pgTable(
  'learner',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    issuer: text(),
    subject: text(),
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    languageId: integer(),
    emailNotification: oneOf(emailNotification).notNull().default('notSubscribed'),
    phoneCode: text(),
    phoneNumber: text(),
    address: text(),
    city: text(),
    province: text(),
    postcode: text(),
    country: text(),
    countryCode: text(),
    vatNumber: text(),
    company: text(),
    /** The key of the stored portrait. */
    photo: text(),
    /**
     * The instant at which the learner changed the names here: from then on the identity provider's don't
     * count.
     */
    namesChangedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex().on(table.issuer, table.subject),
    index().on(table.email),
    index('learners_text').using('gin', trigrams(learnerText(table))),
  ],
)
