import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { trainingFamily } from '#src/domain/cancellation/training-family.ts'
import { oneOf } from './one-of.ts'
import { refundBatch } from './refund.ts'

/** The sessions of trainings and the dates of practical exams that do not take place: publishing never changes these rows. */
export const cancelledSession = pgTable(
  'cancelled_session',
  {
    family: oneOf(trainingFamily).notNull(),
    id: integer().notNull(),
    /** What the participants were told. */
    reason: text().notNull(),
    cancelledAt: timestamp({ withTimezone: true }).notNull(),
    /** The reviewer by the name in the audit log, and the number of their account; null where none is known. */
    cancelledBy: text().notNull(),
    cancelledById: integer(),
    /** The date to which participants were moved; null where nobody was. */
    movedToId: integer(),
    /** The act by which the refunds were prepared; null where nothing goes back. */
    refundBatchId: integer().references(() => refundBatch.id),
  },
  (table) => [primaryKey({ columns: [table.family, table.id] })],
)
