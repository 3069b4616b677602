import * as z from 'zod/mini'
import { countryField } from '../content-item/field.ts'
import { nameField } from '../learner/name.ts'
import { vatNumber } from '../learner/vat-number.ts'

const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

/**
 * The buyer as entered on the payment page, with the billed company. If the company is absent, the company in the
 * profile is billed; if it is empty, no company is billed. Specification 1, section 3: payment request.
 */
export const buyer = z.object({
  email: z.email().check(z.maxLength(254)),
  firstName: nameField(30),
  lastName: nameField(30),
  phone: z.string().check(z.maxLength(40)),
  company: z.optional(nameField(100, { empty: true })),
  vatNumber: z.optional(z.union([z.literal(''), vatNumber])),
})
export type Buyer = z.infer<typeof buyer>

/** The address on the invoice. Its `country` is the billed country, which can decide the VAT. */
export const billingAddress = z.object({
  street: text(200),
  postcode: text(30),
  city: nameField(100),
  state: nameField(100, { empty: true }),
  country: countryField,
})
export type BillingAddress = z.infer<typeof billingAddress>
