import type { SQL } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { subscriptionStatus } from '#src/domain/enrolment/enrolment.ts'
import { enumColumn } from './enum-column.ts'
import { searchedText, trigramExpression } from './searched-text.ts'

type Searched = Record<'firstName' | 'lastName' | 'email', AnyPgColumn>

/** Returns the text by which staff search for a learner. */
export const learnerSearchText = ({ firstName, lastName, email }: Searched): SQL =>
  searchedText(firstName, lastName, email)

/**
 * A learner. `issuer` and `subject` are the identity at the provider. They are null in an account that was not
 * created by signing in, until the learner first signs in to it. `email` is in lower case and is updated from the
 * provider; another learner may have the same address. Fields of the profile are null if unknown; each site has its
 * own required fields.
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
    emailNotification: enumColumn(subscriptionStatus).notNull().default('notSubscribed'),
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
     * The instant at which the learner changed the name in the portal. Names from the identity provider are ignored
     * after that.
     */
    namesChangedAt: timestamp({ withTimezone: true }),
    /**
     * The instant at which the person first signed in to an account that was moved here from another portal; null
     * for an account that was created by signing in.
     */
    movedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex().on(table.issuer, table.subject),
    index().on(table.email),
    index('learners_text').using('gin', trigramExpression(learnerSearchText(table))),
  ],
)
