import * as z from 'zod/mini'
import { sessionTimes } from '../content-item/field.ts'
import { currencyCode } from '../country/currency.ts'
import { trainingFamily } from './training-family.ts'

/**
 * The outcome for a participant of a canceled session. `moved`: the seat is on another date. `refunded`: the payment
 * is refunded. `released`: the seat ends without a refund. `unpaid`: the seat was not paid, and its order is
 * canceled. `waiting`: the participant was on the waiting list.
 */
export const cancellationOutcome = z.enum(['moved', 'refunded', 'released', 'unpaid', 'waiting'])
export type CancellationOutcome = z.infer<typeof cancellationOutcome>

const sum = z.object({ currency: currencyCode, amount: z.int() })

/** A participant of a canceled session. `refund` is in minor units; null if the participant gets no refund. */
const affected = z.object({
  enrolmentId: z.int(),
  learner: z.string(),
  email: z.string(),
  outcome: cancellationOutcome,
  seqNo: z.nullable(z.string()),
  refund: z.nullable(sum),
})
export type AffectedParticipant = z.infer<typeof affected>

const dated = z.object({ id: z.int(), name: z.string(), ...sessionTimes, location: z.string() })

/**
 * The result of canceling a session: the participants in the order in which they enrolled, and the sums of refunds
 * by currency. `refundBatchId` is the id of the batch of refunds, which the finance staff confirm together; null if
 * there are no refunds.
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
