import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { invitationState } from '#src/domain/invitation/invitation.ts'
import { invitationKind } from '#src/domain/invitation/invitation-letter.ts'
import { learner } from './learner.ts'
import { oneOf } from './one-of.ts'

/** An invitation letter. Its code is kept as a hash: nobody who reads the table can use one. */
export const invitation = pgTable(
  'invitation',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    codeHash: text().notNull().unique(),
    kind: oneOf(invitationKind).notNull(),
    /** The id of the certification, course, classroom or practical exam. */
    targetId: integer('subject_id').notNull(),
    /** The e-mail address that it was sent to; null for a letter that anybody with the code may use. */
    invitedEmail: text(),
    /** The folder of the only site that it is valid on, or null. */
    site: text(),
    validUntil: timestamp({ withTimezone: true }).notNull(),
    /** The state; a letter past its end is expired whatever stands here, unless it was used or withdrawn. */
    state: oneOf(invitationState).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The learner who used it. */
    learnerId: integer().references(() => learner.id, { onDelete: 'set null' }),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.learnerId), index().on(table.invitedEmail)],
)
