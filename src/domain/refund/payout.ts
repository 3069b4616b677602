import * as z from 'zod/mini'
import { isIban } from './iban.ts'

/**
 * The ways to pay money back to a learner: through the payment provider, or by a bank transfer that the finance
 * staff send.
 */
export const payoutWay = z.enum(['provider', 'transfer'])
export type PayoutWay = z.infer<typeof payoutWay>

/** The bank account to which the learner wants a refund. The IBAN is stored without spaces. */
export const payoutAccount = z.object({
  holder: z.string().check(z.trim(), z.minLength(1), z.maxLength(140)),
  iban: z.string().check(
    z.maxLength(50),
    z.overwrite((text) => text.replaceAll(/\s/g, '').toUpperCase()),
    z.refine(isIban),
  ),
})
export type PayoutAccount = z.infer<typeof payoutAccount>
