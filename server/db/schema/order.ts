import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { BillingAddress, Buyer } from '../../../src/domain/order/buyer.ts'
import { learner } from './learner.ts'

const amount = () => bigint({ mode: 'number' }).notNull()

/** An order of paid training. Amounts are minor units, rates basis points; nothing of them changes later. */
export const order = pgTable(
  'learner_order',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What people name it by, on transfers too: unguessable. */
    seqNo: text().notNull().unique(),
    /** What the payment provider names it by. */
    merchantTransactionId: text().notNull().unique(),
    learnerId: integer()
      .notNull()
      .references(() => learner.id),
    kind: text({ enum: ['certification', 'classroom', 'practicalExam', 'workshop'] }).notNull(),
    /** The certification, classroom or practical exam. */
    relationId: integer().notNull(),
    /** The certification that it belongs to, or null. */
    certificationId: integer(),
    state: text({ enum: ['created', 'pending', 'paid', 'failed', 'timedOut', 'cancelled'] }).notNull(),
    payType: text({ enum: ['card', 'bankTransfer'] }).notNull(),
    region: text({ enum: ['PL', 'DE', 'AT', 'CH'] }).notNull(),
    currency: text({ enum: ['EUR', 'PLN'] }).notNull(),
    fee: amount(),
    serviceRate: integer().notNull(),
    serviceFee: amount(),
    vatRate: integer().notNull(),
    vat: amount(),
    total: amount(),
    /** The name of what is bought, as the learner read it. */
    goods: text().notNull(),
    buyer: jsonb().$type<Buyer & { company: string | null; vatNumber: string | null }>().notNull(),
    billing: jsonb().$type<BillingAddress>().notNull(),
    language: text().notNull(),
    siteId: integer().notNull(),
    placedAt: timestamp({ withTimezone: true }).notNull(),
    lapsesAt: timestamp({ withTimezone: true }).notNull(),
    paidAt: timestamp({ withTimezone: true }),
    changedAt: timestamp({ withTimezone: true }).notNull(),
    /** The provider's page and its name for the payment of this order; null by bank transfer. */
    paymentUrl: text(),
    reference: text(),
    /** Whether that page may still take money: it is closed when the order ends otherwise. */
    open: boolean().notNull().default(false),
    /** The payment itself, as whoever received it names it. */
    payment: text(),
    /** The learner wants to see it no more. */
    hidden: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('one_live_order')
      .on(table.learnerId, table.kind, table.relationId)
      .where(sql`${table.state} in ('created', 'pending')`),
    index().on(table.state, table.lapsesAt),
    index('orders_to_close').on(table.id).where(sql`${table.open}`),
  ],
)
