import * as z from 'zod/mini'

/** The reasons for a refund. Credit notes and mails name them to the learner. */
export const refundReason = z.enum([
  'sessionCancelled',
  'withdrawal',
  'correction',
  'serviceFailure',
  'goodwill',
])
export type RefundReason = z.infer<typeof refundReason>
