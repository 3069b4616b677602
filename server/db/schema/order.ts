import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
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
import { currencyCode } from '#src/domain/country/currency.ts'
import type { BillingAddress, Buyer } from '#src/domain/order/buyer.ts'
import { orderState } from '#src/domain/order/order-state.ts'
import { orderKind } from '#src/domain/order/order-target.ts'
import { payType } from '#src/domain/order/pay-type.ts'
import { paymentRegions } from '#src/domain/order/payment-region.ts'
import { vatRule } from '#src/domain/order/vat.ts'
import type { VatEvidence } from '#src/domain/order/vat-evidence.ts'
import { enumColumn } from './enum-column.ts'
import { learner } from './learner.ts'
import { searchedText, trigramExpression } from './searched-text.ts'

type Searched = Record<'seqNo' | 'goods' | 'buyer', AnyPgColumn>

/** Returns the text by which finance searches for an order: its number, its item and its buyer. */
export const orderSearchText = ({ seqNo, goods, buyer }: Searched): SQL =>
  searchedText(
    ...[seqNo, goods],
    ...[sql`${buyer} ->> 'firstName'`, sql`${buyer} ->> 'lastName'`, sql`${buyer} ->> 'email'`],
  )

/** Returns the condition that an order waits for a bank transfer. */
const waits = ({ payType, state }: Record<'payType' | 'state', AnyPgColumn>): SQL =>
  sql`${payType} = 'bankTransfer' and ${state} in ('created', 'pending')`

const amount = () => bigint({ mode: 'number' }).notNull()

/**
 * An order of paid training. Amounts are in minor units and rates in basis points. The amounts and rates never
 * change.
 */
export const order = pgTable(
  'learner_order',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The order number that people see, also on bank transfers; it can't be guessed. */
    seqNo: text().notNull().unique(),
    /** The order's number at the payment provider. */
    merchantTransactionId: text().notNull().unique(),
    learnerId: integer()
      .notNull()
      .references(() => learner.id),
    kind: enumColumn(orderKind).notNull(),
    /** The id of the certification, classroom or practical exam. */
    targetId: integer('relation_id').notNull(),
    /** The id of the certification to which the ordered item belongs; null if it belongs to none. */
    certificationId: integer(),
    state: enumColumn(orderState).notNull(),
    payType: enumColumn(payType).notNull(),
    region: text({ enum: paymentRegions }).notNull(),
    currency: enumColumn(currencyCode).notNull(),
    fee: amount(),
    serviceRate: integer().notNull(),
    serviceFee: amount(),
    vatRate: integer().notNull(),
    vat: amount(),
    /**
     * The rule that decided the VAT; null if an earlier version of the portal created the order. The rule
     * `connection` is stored as `buyer`, because servers with the previous version do not know `connection`.
     * `vatEvidence` shows which of the two rules applied.
     */
    vatRule: enumColumn(vatRule),
    /** The evidence for the VAT; null if an earlier version of the portal created the order. */
    vatEvidence: jsonb().$type<VatEvidence>(),
    total: amount(),
    /** The name of the ordered item, as the learner read it. */
    goods: text().notNull(),
    buyer: jsonb()
      .$type<Omit<Buyer, 'company' | 'vatNumber'> & { company: string | null; vatNumber: string | null }>()
      .notNull(),
    billing: jsonb().$type<BillingAddress>().notNull(),
    language: text().notNull(),
    siteId: integer().notNull(),
    placedAt: timestamp({ withTimezone: true }).notNull(),
    lapsesAt: timestamp({ withTimezone: true }).notNull(),
    paidAt: timestamp({ withTimezone: true }),
    changedAt: timestamp({ withTimezone: true }).notNull(),
    /**
     * The URL of the provider's page, and the provider's id of the payment; null if the order is paid by bank
     * transfer.
     */
    paymentUrl: text(),
    reference: text(),
    /** Whether the payment page still accepts a payment. The page is closed when the order ends unpaid. */
    open: boolean().notNull().default(false),
    /** The provider's or the bank's id of the payment that was received. */
    payment: text(),
    /** Whether the learner removed the order from the list. */
    hidden: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('one_live_order')
      .on(table.learnerId, table.kind, table.targetId)
      .where(sql`${table.state} in ('created', 'pending')`),
    index().on(table.state, table.lapsesAt),
    index('orders_by_payment').on(table.payment),
    index('transfers_due').on(table.lapsesAt, table.id).where(waits(table)),
    index('transfers_due_by_total').on(table.total, table.id).where(waits(table)),
    index('transfers_due_in_currency').on(table.currency, table.lapsesAt, table.id).where(waits(table)),
    index('transfers_due_in_currency_by_total').on(table.currency, table.total, table.id).where(waits(table)),
    index('orders_text').using('gin', trigramExpression(orderSearchText(table))),
    index('orders_to_close').on(table.id).where(sql`${table.open}`),
  ],
)
