import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { nameRequestSource, nameRequestState } from '#src/domain/learner/name-request.ts'
import { enumColumn } from './enum-column.ts'
import { learner } from './learner.ts'

/**
 * A new name that a learner, or the learner's identity provider, requests after documents with the old name were
 * issued.
 */
export const nameRequest = pgTable(
  'name_request',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    learnerId: integer()
      .notNull()
      .references(() => learner.id, { onDelete: 'cascade' }),
    firstName: text().notNull(),
    lastName: text().notNull(),
    source: enumColumn(nameRequestSource).notNull(),
    state: enumColumn(nameRequestState).notNull(),
    requestedAt: timestamp({ withTimezone: true }).notNull(),
    decidedAt: timestamp({ withTimezone: true }),
    decidedBy: text(),
    /** The reason for a rejection, which the learner reads. */
    reason: text(),
  },
  (table) => [
    uniqueIndex('one_waiting_name_request').on(table.learnerId).where(sql`${table.state} = 'waiting'`),
    index().on(table.state),
    index('names_waiting').on(table.requestedAt, table.id).where(sql`${table.state} = 'waiting'`),
    index('names_waiting_by_source')
      .on(table.source, table.requestedAt, table.id)
      .where(sql`${table.state} = 'waiting'`),
    index().on(table.learnerId),
  ],
)
