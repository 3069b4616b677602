import * as z from 'zod/mini'
import { country } from '../content/document.ts'

const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

/** The person who pays, as the payment page asks for them. Specification 1, section 3: payment request. */
export const buyer = z.object({
  email: z.email().check(z.maxLength(254)),
  firstName: text(30),
  lastName: text(30),
  phone: z.string().check(z.maxLength(40)),
})
export type Buyer = z.infer<typeof buyer>

/** The address on the invoice; its `country` decides the VAT. */
export const billingAddress = z.object({
  street: text(200),
  postcode: text(30),
  city: text(100),
  state: z.string().check(z.maxLength(100)),
  country,
})
export type BillingAddress = z.infer<typeof billingAddress>
