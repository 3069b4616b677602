import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** `email` is lower case. The profile is null where it is unknown; what is wanted of it, each site says. */
export const learner = pgTable('learner', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  email: text().notNull().unique(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  languageId: integer(),
  emailNotification: text({ enum: ['notSubscribed', 'subscribed', 'cancelled'] })
    .notNull()
    .default('notSubscribed'),
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
  /** When the learner changed the names here: from then on the identity provider's don't count. */
  namesChangedAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})
