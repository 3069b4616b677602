import * as z from 'zod/mini'
import { amounts } from '../order/amounts.ts'
import { payType } from '../order/pay-type.ts'

const party = z.object({
  name: z.string(),
  /** Street, postcode and city, country: a line each. */
  address: z.array(z.string()),
  vatNumber: z.nullable(z.string()),
})

/** An invoice as it was when it was issued: nothing of it changes later. Decisions: "Money". */
export const invoice = z.object({
  brand: z.enum(['main', 'thermal']),
  number: z.string(),
  /** Of the order. */
  seqNo: z.string(),
  goods: z.string(),
  seller: party,
  buyer: party,
  ...amounts.shape,
  payType,
  issuedAt: z.iso.datetime(),
  paidAt: z.iso.datetime(),
})
export type Invoice = z.infer<typeof invoice>
