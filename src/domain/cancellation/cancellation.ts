import * as z from 'zod/mini'
import { sessionFields } from '../content-item/field.ts'
import { currencyCode } from '../country/currency.ts'
import { trainingFamily } from './training-family.ts'

/**
 * What becomes of a participant: a place on another date; a refund of what was paid; nothing to get back; the seat was held unpaid, and its order
 * is canceled; or the participant waited for a seat.
 */
export const cancellationOutcome = z.enum(['moved', 'refunded', 'released', 'unpaid', 'waiting'])
export type CancellationOutcome = z.infer<typeof cancellationOutcome>

const sum = z.object({ currency: currencyCode, amount: z.int() })

/** A participant of a canceled session. `refund` is in minor units; null where nothing goes back. */
const affected = z.object({
  enrolmentId: z.int(),
  learner: z.string(),
  email: z.string(),
  outcome: cancellationOutcome,
  seqNo: z.nullable(z.string()),
  refund: z.nullable(sum),
})
export type AffectedPeople = z.infer<typeof affected>

const dated = z.object({ id: z.int(), name: z.string(), ...sessionFields, location: z.string() })

/**
 * What canceling a session comes to: the participants in the order in which they enrolled, the sum that goes back by currency, and the number of
 * the act that finance confirms; null where nothing goes back.
 */
export const cancellation = z.object({
  family: trainingFamily,
  session: dated,
  movedTo: z.nullable(dated),
  participants: z.array(affected),
  refunds: z.array(sum),
  refundBatchId: z.nullable(z.int()),
})
export type Cancellation = z.infer<typeof cancellation>
