import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** `email` is lower case. */
export const learner = pgTable('learner', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  email: text().notNull().unique(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  languageId: integer(),
  emailNotification: text({ enum: ['notSubscribed', 'subscribed', 'cancelled'] })
    .notNull()
    .default('notSubscribed'),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})
