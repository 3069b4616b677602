import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { learner } from './learner.ts'

/** An invitation letter. Its code is kept as a hash: whoever reads the table can use none. */
export const invitation = pgTable(
  'invitation',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    codeHash: text().notNull().unique(),
    kind: text({ enum: ['certification', 'course', 'classroom', 'practicalExam'] }).notNull(),
    /** The certification, course, classroom or practical exam. */
    subjectId: integer().notNull(),
    /** Null: whoever has the code. */
    invitedEmail: text(),
    /** The folder of the only site that it is valid on, or null. */
    site: text(),
    validUntil: timestamp({ withTimezone: true }).notNull(),
    /** A letter that is past its end is expired whatever stands here, unless it was used or withdrawn. */
    state: text({ enum: ['fresh', 'used', 'expired', 'withdrawn'] }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Who used it. */
    learnerId: integer().references(() => learner.id, { onDelete: 'set null' }),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.learnerId), index().on(table.invitedEmail)],
)
