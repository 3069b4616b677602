import * as z from 'zod/mini'

/** The reasons for a refund, which credit notes and mails state to the learner. */
export const refundReason = z.enum([
  'sessionCancelled',
  'withdrawal',
  'correction',
  'serviceFailure',
  'goodwill',
])
export type RefundReason = z.infer<typeof refundReason>
