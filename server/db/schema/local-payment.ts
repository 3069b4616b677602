import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The local payment provider's own books: a page that asks for money. */
export const localPayment = pgTable('local_payment', {
  reference: text().primaryKey(),
  merchantTransactionId: text().notNull().unique(),
  state: text({ enum: ['open', 'paid', 'declined', 'ended'] }).notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  currency: text({ enum: ['EUR', 'PLN'] }).notNull(),
  goods: text().notNull(),
  language: text().notNull(),
  methods: text({ enum: ['card', 'blik', 'klarna'] })
    .array()
    .notNull(),
  returnTo: text().notNull(),
  backTo: text().notNull(),
  lapsesAt: timestamp({ withTimezone: true }).notNull(),
})

/** What it tells the portal; told again until the portal has taken it. */
export const localPaymentEvent = pgTable(
  'local_payment_event',
  {
    id: text().primaryKey(),
    body: text().notNull(),
    tries: integer().notNull().default(0),
    nextAt: timestamp({ withTimezone: true }).notNull(),
    deliveredAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('local_events_to_tell').on(table.nextAt).where(sql`${table.deliveredAt} is null`)],
)
