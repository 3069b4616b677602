import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Somebody who wants to become a trainer, and who decided it. Erased, only that there was one is left. */
export const trainerApplication = pgTable(
  'trainer_application',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    state: text({ enum: ['underReview', 'accepted', 'rejected', 'erased'] }).notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    country: text().notNull(),
    company: text().notNull(),
    /** Language tags that the person can teach in. */
    languages: text().array().notNull(),
    subjects: text({ enum: ['cctv', 'access', 'intrusion', 'network', 'thermal', 'base'] })
      .array()
      .notNull(),
    experience: text().notNull(),
    /** The key of the stored file; null when it was erased. */
    file: text(),
    /** The folder of the site, and the language, that the person came from: for the answer. */
    site: text().notNull(),
    language: text().notNull(),
    appliedAt: timestamp({ withTimezone: true }).notNull(),
    decidedAt: timestamp({ withTimezone: true }),
    decidedBy: text(),
    /** Why it was rejected, for the person. */
    reason: text(),
  },
  (table) => [index().on(table.state)],
)
