import type {
  AffectedPeople,
  Cancellation,
  CancellationOutcome,
} from '#src/domain/cancellation/cancellation.ts'
import { amountInWords } from './prepared-in-words.ts'

const outcomes: Record<CancellationOutcome, string> = {
  moved: 'moves to the other date',
  refunded: 'gets a refund, once finance has confirmed it',
  released: 'is released, and nothing goes back',
  unpaid: 'is released, and the unpaid order is canceled',
  waiting: 'leaves the waiting list',
}

const affectedInWords = ({ enrolmentId, learner, email, outcome, seqNo, refund }: AffectedPeople): string =>
  [
    `    ${enrolmentId}: ${learner} <${email}> ${outcomes[outcome]}`,
    ...(refund ? [amountInWords(refund.amount, refund.currency)] : []),
    ...(seqNo ? [`order ${seqNo}`] : []),
  ].join(', ')

const sessionInWords = ({ id, name, startsAt, location }: Cancellation['session']): string =>
  `${id}, ${name}, ${startsAt}, ${location}`

/** How many there are of each outcome, and how much goes back. */
const countsInWords = ({ participants, refunds }: Cancellation): string => {
  const byOutcome = Map.groupBy(participants, ({ outcome }) => outcome)
  const counts = [...byOutcome].map(([outcome, all]) => `${all.length} ${outcome}`)
  const sums = refunds.map(({ amount, currency }) => amountInWords(amount, currency))
  return [
    counts.length > 0 ? counts.join(', ') : 'nobody is enrolled',
    ...(sums.length > 0 ? [`${sums.join(' and ')} goes back`] : []),
  ].join('; ')
}

const lines = (of: Cancellation): string[] => [
  `${of.family} ${sessionInWords(of.session)}`,
  ...(of.movedTo ? [`other date: ${sessionInWords(of.movedTo)}`] : []),
  ...of.participants.map(affectedInWords),
  countsInWords(of),
]

/** What canceling a session would come to, for each participant. */
export const planInWords = (of: Cancellation): string => ['To be canceled:', ...lines(of)].join('\n')

/** What canceling a session came to, and what finance does next. */
export const cancelledInWords = (of: Cancellation): string =>
  [
    'Canceled, and all are told by mail:',
    ...lines(of),
    ...(of.refundBatchId === null
      ? []
      : [
          `refund ${of.refundBatchId} is prepared: somebody of finance reads it in refunds, and confirms it.`,
        ]),
  ].join('\n')
