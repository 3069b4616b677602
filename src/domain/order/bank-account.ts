import * as z from 'zod/mini'
import { paymentRegions } from './payment-region.ts'

/** The bank account to which buyers transfer money. Specification 1, section 3: bank account info. */
export const bankAccount = z.object({
  region: z.enum(paymentRegions),
  beneficiaryName: z.string(),
  swift: z.string(),
  bankName: z.string(),
  iban: z.object({ EUR: z.string(), PLN: z.string() }),
})
export type BankAccount = z.infer<typeof bankAccount>
