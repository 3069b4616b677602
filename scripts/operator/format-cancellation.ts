import type {
  AffectedParticipant,
  Cancellation,
  CancellationOutcome,
} from '#src/domain/cancellation/cancellation.ts'
import { formatAmount } from './describe-payment.ts'

const outcomes: Record<CancellationOutcome, string> = {
  moved: 'is moved to the other date',
  refunded: 'gets a refund, once finance has confirmed it',
  released: 'loses the seat without a refund',
  unpaid: 'loses the seat, and the unpaid order is canceled',
  waiting: 'is removed from the waiting list',
}

const describeParticipant = ({
  enrolmentId,
  learner,
  email,
  outcome,
  seqNo,
  refund,
}: AffectedParticipant): string =>
  [
    `    ${enrolmentId}: ${learner} <${email}> ${outcomes[outcome]}`,
    ...(refund ? [formatAmount(refund.amount, refund.currency)] : []),
    ...(seqNo ? [`order ${seqNo}`] : []),
  ].join(', ')

const describeSession = ({ id, name, startsAt, location }: Cancellation['session']): string =>
  `${id}, ${name}, ${startsAt}, ${location}`

/** Describes the number of participants for each outcome, and the sums of the refunds. */
const describeCounts = ({ participants, refunds }: Cancellation): string => {
  const byOutcome = Map.groupBy(participants, ({ outcome }) => outcome)
  const counts = [...byOutcome].map(
    ([outcome, participantsOfOutcome]) => `${participantsOfOutcome.length} ${outcome}`,
  )
  const sums = refunds.map(({ amount, currency }) => formatAmount(amount, currency))
  return [
    counts.length > 0 ? counts.join(', ') : 'nobody is enrolled',
    ...(sums.length > 0 ? [`${sums.join(' and ')} to be refunded`] : []),
  ].join('; ')
}

const lines = (cancellation: Cancellation): string[] => [
  `${cancellation.family} ${describeSession(cancellation.session)}`,
  ...(cancellation.movedTo ? [`other date: ${describeSession(cancellation.movedTo)}`] : []),
  ...cancellation.participants.map(describeParticipant),
  describeCounts(cancellation),
]

/** Describes the consequences for each participant if a training session is canceled. */
export const describeCancellationPlan = (cancellation: Cancellation): string =>
  ['To be canceled:', ...lines(cancellation)].join('\n')

/** Describes the outcome of a canceled training session, and what finance has to do next. */
export const formatCancellation = (cancellation: Cancellation): string =>
  [
    'Canceled. All participants are notified by email:',
    ...lines(cancellation),
    ...(cancellation.refundBatchId === null
      ? []
      : [
          `refund ${cancellation.refundBatchId} is prepared: a person of finance checks it with "refunds" and confirms it.`,
        ]),
  ].join('\n')
