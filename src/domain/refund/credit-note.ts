import * as z from 'zod/mini'
import { invoice } from '../order/invoice.ts'
import { payoutWay } from './payout.ts'
import { refundReason } from './refund-reason.ts'

/** An issued credit note. It corrects one invoice and never changes. Decision: docs/decisions/refunds.md. */
export const creditNote = z.extend(z.omit(invoice, { paidAt: true }), {
  /** The number of the corrected invoice. */
  invoiceNumber: z.string(),
  invoiceIssuedAt: z.iso.datetime(),
  reason: refundReason,
  way: payoutWay,
})
export type CreditNote = z.infer<typeof creditNote>

/** A credit note in the list of the learner's orders. The total is in minor units. */
export const issuedCreditNote = z.object({
  number: z.string(),
  total: z.int(),
  /** The total as a formatted text. */
  shownTotal: z.string(),
  issuedAt: z.iso.datetime(),
})
export type IssuedCreditNote = z.infer<typeof issuedCreditNote>
