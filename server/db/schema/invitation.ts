import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { invitationState } from '#src/domain/invitation/invitation.ts'
import { invitationKind } from '#src/domain/invitation/invitation-letter.ts'
import { enumColumn } from './enum-column.ts'
import { learner } from './learner.ts'

/**
 * An invitation letter. Only a hash of its code is stored, so that nobody who can read the table can use the
 * invitation.
 */
export const invitation = pgTable(
  'invitation',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    codeHash: text().notNull().unique(),
    kind: enumColumn(invitationKind).notNull(),
    /** The id of the certification, course, classroom or practical exam. */
    targetId: integer('subject_id').notNull(),
    /** The email address that the letter was sent to; null if anybody with the code may use the letter. */
    invitedEmail: text(),
    /** The folder of the only site where the invitation is valid; null if it is valid on all sites. */
    site: text(),
    validUntil: timestamp({ withTimezone: true }).notNull(),
    /**
     * The stored state. After its expiry date, a letter counts as expired whatever the stored state, unless the
     * letter was used or withdrawn.
     */
    state: enumColumn(invitationState).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The learner who used the invitation. */
    learnerId: integer().references(() => learner.id, { onDelete: 'set null' }),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.learnerId), index().on(table.invitedEmail)],
)
