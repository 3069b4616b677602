import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { endpointState } from '#src/domain/webhook/endpoint-state.ts'
import type { EventType } from '#src/domain/webhook/event.ts'
import { enumColumn } from './enum-column.ts'
import { learner } from './learner.ts'

/** The addresses that receive events, from the configuration of the last started server. */
export const webhookEndpoint = pgTable('webhook_endpoint', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  url: text().notNull().unique(),
  state: enumColumn(endpointState).notNull(),
})

/** Events of the last thirty days. Each pending delivery is a job: "webhook:12:1". */
export const webhookEvent = pgTable(
  'webhook_event',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The id of the event in all messages to receivers; it stays the same if a message is sent again. */
    message: uuid().notNull().unique().defaultRandom(),
    type: text().$type<EventType>().notNull(),
    /** The body, exactly as it is signed. */
    body: text().notNull(),
    /**
     * The learner of the event; the event is deleted with the learner's account. Null for an event about a training
     * session.
     */
    learnerId: integer().references(() => learner.id),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.at),
    index().on(table.learnerId),
    index('webhook_events_by_type').on(table.type, table.id),
  ],
)
