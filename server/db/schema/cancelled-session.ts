import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { trainingFamily } from '#src/domain/cancellation/training-family.ts'
import { enumColumn } from './enum-column.ts'
import { refundBatch } from './refund.ts'

/** Training sessions and practical exam dates that do not take place. Publishing never changes these rows. */
export const cancelledSession = pgTable(
  'cancelled_session',
  {
    family: enumColumn(trainingFamily).notNull(),
    id: integer().notNull(),
    /** The reason for the cancellation, which the participants have read. */
    reason: text().notNull(),
    cancelledAt: timestamp({ withTimezone: true }).notNull(),
    /**
     * The operator's name in the audit log, and the number of the operator's account; the number is null if unknown.
     */
    cancelledBy: text().notNull(),
    cancelledById: integer(),
    /** The id of the date to which participants were moved; null if nobody was moved. */
    movedToId: integer(),
    /** The id of the batch of refunds; null if nothing was refunded. */
    refundBatchId: integer().references(() => refundBatch.id),
  },
  (table) => [primaryKey({ columns: [table.family, table.id] })],
)
