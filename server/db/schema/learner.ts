import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** `email` is lower case. `roles` are the operator's roles that the identity provider told at the last sign-on. */
export const learner = pgTable('learner', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  email: text().notNull().unique(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  languageId: integer(),
  emailNotification: text({ enum: ['notSubscribed', 'subscribed', 'cancelled'] }).notNull().default('notSubscribed'),
  roles: jsonb().$type<string[]>().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})
