import * as contract from '#src/contract/money/payment-review.ts'
import { isLive } from '#src/domain/order/order-state.ts'
import type { DueTransfer, PaymentReview } from '#src/domain/order/payment-review.ts'
import { valueOrThrow } from '../desk/desk.ts'
import type { Command, Commands } from './act.ts'
import { createPrintedList, listOptions, type PrintedList, printList } from './listing.ts'
import {
  amountInWords,
  closingInWords,
  orderStateInWords,
  reviewReasonInWords,
  transferInWords,
  warningsOf,
} from './prepared-in-words.ts'
import { minorUnits, readOneOf } from './read-words.ts'
import { confirmRefundCommand, preparedRefundLines } from './refunds.ts'
import { contextOf } from './refusal-context.ts'

const dueInWords = ({
  seqNo,
  state,
  learner,
  email,
  goods,
  total,
  currency,
  lapsesAt,
  prepared,
}: DueTransfer) =>
  [
    `transfer ${seqNo}: ${amountInWords(total, currency)} from ${learner} <${email}>, ${goods}, ${isLive(state) ? `until ${lapsesAt}` : orderStateInWords(state)}`,
    ...prepared.map((each) => `    prepared: ${transferInWords(each)}`),
  ].join('\n')

const reviewInWords = ({ eventId, reason, seqNo, amount, currency, receivedAt, prepared }: PaymentReview) =>
  [
    `review ${eventId}: ${reviewReasonInWords(reason)}, ${amount === null ? 'no amount' : amountInWords(amount, currency ?? '?')}, order ${seqNo ?? 'unknown'}, since ${receivedAt}`,
    ...(prepared ? [`    prepared to close: ${closingInWords(prepared)}`] : []),
  ].join('\n')

const lists = {
  due: createPrintedList(contract.getDueTransfers, 'payments due', 'order', dueInWords),
  reviews: createPrintedList(contract.getPaymentReviews, 'payments reviews', 'review', reviewInWords),
} satisfies Record<string, PrintedList>

const list: Command = {
  help: [
    [
      'payments',
      'bank transfers that are waited for, payments to review, and what is prepared for a second person',
    ],
    [`payments due ${listOptions}`, 'one of both lists: due, or reviews'],
  ],
  async run({ api, words: [name], options }) {
    if (name === undefined && (options.after ?? options.filter ?? options.sort))
      throw new Error('Of which list? payments due --after CURSOR, or payments reviews --after CURSOR')
    const says = (text: string) => `There is no list "${text}". It is one of:`
    const chosen =
      name === undefined ? (['due', 'reviews'] as const) : [readOneOf(['due', 'reviews'], name, says)]
    const lines: string[] = []
    for (const each of chosen) lines.push(...(await printList(api, lists[each], options)))
    if (name === undefined) lines.push(...(await preparedRefundLines(api)))
    return lines.length > 0 ? lines.join('\n') : 'No payment waits.'
  },
}

const confirm: Command = {
  help: [
    [
      'confirm K7QF-2MWX-93TA-VBHP --reference BANK-1 --amount 300.76 --currency EUR',
      'the bank transfer for an order came in; the first person prepares it, a second one confirms the same',
    ],
    [
      'confirm refund 7 --seen 3f9a2c1b',
      'what somebody else has prepared, exactly as the list of refunds shows it',
    ],
  ],
  async run(given) {
    const { api, words, options } = given
    const [seqNo] = words
    if (seqNo === 'refund') return confirmRefundCommand(given)
    const { reference } = options
    if (!seqNo || !reference || !options.amount || !options.currency)
      throw new Error(
        'Of what? confirm K7QF-2MWX-93TA-VBHP --reference BANK-1 --amount 300.76 --currency EUR',
      )
    const amount = minorUnits(options.amount)
    const says = (text: string) => `--currency is not "${text}", but one of:`
    const currency = readOneOf(['EUR', 'PLN'], options.currency, says)
    const transfer = { seqNo, reference, amount, currency }
    const result = await api.call(contract.confirmTransfer, transfer)
    const other = contextOf(result, contract.otherTransfer)?.prepared
    if (other)
      throw new Error(
        [
          `Nothing is confirmed: what you say differs from what is prepared.`,
          `    prepared: order ${other.seqNo}, ${transferInWords(other)}`,
          `    you said: order ${seqNo}, reference ${reference}, ${amountInWords(amount, currency)}`,
          `Compare both with the bank statement. ${other.preparedBy} corrects what is prepared by saying it again.`,
        ].join('\n'),
      )
    const confirmed = await valueOrThrow(Promise.resolve(result))
    const { state, prepared, reviewed, reason } = confirmed
    const warnings = warningsOf(transfer, confirmed)
    if (prepared)
      return [
        `The transfer is prepared: somebody else of finance confirms it by saying the same.`,
        ...warnings,
        ...(reason ? ['Once it is confirmed it goes to review, and pays nothing.'] : []),
      ].join('\n')
    if (!reviewed) return [`Order ${seqNo} is ${state}.`, ...warnings].join('\n')
    const why = reason ? ` (${reviewReasonInWords(reason)})` : ''
    return [`The transfer goes to review${why}: see payments.`, ...warnings].join('\n')
  },
}

const close: Command = {
  help: [
    [
      'close stripe:evt_1 --note "..."',
      'somebody has looked at that payment; a second one says the same note',
    ],
  ],
  async run({ api, words: [eventId], options: { note } }) {
    if (!eventId || !note) throw new Error('Of what? close stripe:evt_1 --note "Refunded by hand."')
    const result = await api.call(contract.closePaymentReview, { eventId, note })
    const other = contextOf(result, contract.otherClosing)?.prepared
    if (other)
      throw new Error(
        [
          `Nothing is closed: your note differs from the prepared one.`,
          `    prepared: ${closingInWords(other)}`,
          `    you said: "${note}"`,
          `Say the same note to close it. ${other.preparedBy} corrects it by saying another one.`,
        ].join('\n'),
      )
    const { prepared } = await valueOrThrow(Promise.resolve(result))
    return prepared
      ? `The closing of ${eventId} is prepared: somebody else of finance closes it by saying the same note.`
      : `The review of ${eventId} is closed.`
  },
}

/** What finance does with payments. */
export const payments: Commands = { payments: list, confirm, close }
