import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { emailNotification } from '#src/domain/enrolment/enrolment.ts'
import { oneOf } from './one-of.ts'

/**
 * A learner. `email` is lower case. Fields of the profile are null where they are unknown; each site says
 * which it wants.
 */
export const learner = pgTable('learner', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  email: text().notNull().unique(),
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
})
