import * as z from 'zod/mini'
import { orderAmounts } from './amounts.ts'
import { payType } from './pay-type.ts'
import { vatRule } from './vat.ts'

const party = z.object({
  name: z.string(),
  /** The lines of the address: first the street, then postcode and city, then the country. */
  address: z.array(z.string()),
  vatNumber: z.nullable(z.string()),
})

/** An issued invoice, which never changes. Decision: docs/decisions/orders.md. */
export const invoice = z.object({
  brand: z.enum(['main', 'thermal']),
  number: z.string(),
  /** The number of the order. */
  seqNo: z.string(),
  goods: z.string(),
  seller: party,
  buyer: party,
  ...orderAmounts.shape,
  /**
   * The response of VIES, the EU service for VAT numbers, about the buyer's number; absent if the number did not
   * decide the VAT.
   */
  consultation: z.optional(z.object({ number: z.string(), confirmedAt: z.iso.datetime() })),
  /** The rule that decided the VAT; absent in older invoices. */
  vatRule: z.optional(vatRule),
  payType,
  issuedAt: z.iso.datetime(),
  paidAt: z.iso.datetime(),
})
export type Invoice = z.infer<typeof invoice>
