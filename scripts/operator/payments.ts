import * as contract from '#src/contract/money/payment-review.ts'
import { isPayable } from '#src/domain/order/order-state.ts'
import type { OrderAwaitingTransfer, PaymentReview } from '#src/domain/order/payment-review.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'
import type { Command, Commands } from './command.ts'
import {
  describeOrderState,
  describePreparedClosing,
  describePreparedTransfer,
  describeReviewReason,
  formatAmount,
  listTransferWarnings,
} from './describe-payment.ts'
import { parseAmount, parseOneOf } from './parse-arguments.ts'
import { createPrintedList, listOptions, type PrintedList, printList } from './printed-list.ts'
import { listPreparedRefundLines, runRefundConfirmation } from './refunds.ts'
import { refusalContextOf } from './refusal-context.ts'

const describeTransfer = ({
  seqNo,
  state,
  learner,
  email,
  goods,
  total,
  currency,
  lapsesAt,
  prepared,
}: OrderAwaitingTransfer) =>
  [
    `transfer ${seqNo}: ${formatAmount(total, currency)} from ${learner} <${email}>, ${goods}, ${isPayable(state) ? `until ${lapsesAt}` : describeOrderState(state)}`,
    ...prepared.map((each) => `    prepared: ${describePreparedTransfer(each)}`),
  ].join('\n')

const describeReview = ({ eventId, reason, seqNo, amount, currency, receivedAt, prepared }: PaymentReview) =>
  [
    `review ${eventId}: ${describeReviewReason(reason)}, ${amount === null ? 'no amount' : formatAmount(amount, currency ?? '?')}, order ${seqNo ?? 'unknown'}, since ${receivedAt}`,
    ...(prepared ? [`    prepared to close: ${describePreparedClosing(prepared)}`] : []),
  ].join('\n')

const lists = {
  due: createPrintedList(contract.getOrdersAwaitingTransfer, 'payments due', 'order', describeTransfer),
  reviews: createPrintedList(contract.getPaymentReviews, 'payments reviews', 'review', describeReview),
} satisfies Record<string, PrintedList>

const list: Command = {
  help: [
    [
      'payments',
      'list expected bank transfers, payments to review, and what is prepared for a second person',
    ],
    [`payments due ${listOptions}`, 'one of the lists: due or reviews'],
  ],
  async run({ api, args: [name], options }) {
    if (name === undefined && (options.after ?? options.filter ?? options.sort))
      throw new Error('The list is missing: payments due --after CURSOR, or payments reviews --after CURSOR')
    const notOneOf = (text: string) => `There is no list "${text}". It is one of:`
    const listNames =
      name === undefined ? (['due', 'reviews'] as const) : [parseOneOf(['due', 'reviews'], name, notOneOf)]
    const lines: string[] = []
    for (const each of listNames) lines.push(...(await printList(api, lists[each], options)))
    if (name === undefined) lines.push(...(await listPreparedRefundLines(api)))
    return lines.length > 0 ? lines.join('\n') : 'No payments are waiting.'
  },
}

const confirm: Command = {
  help: [
    [
      'confirm K7QF-2MWX-93TA-VBHP --reference BANK-1 --amount 300.76 --currency EUR',
      'confirm a received bank transfer: one person prepares it, another confirms the same',
    ],
    [
      'confirm refund 7 --seen 3f9a2c1b',
      'confirm a refund of another person, exactly as the list of refunds shows it',
    ],
  ],
  async run(input) {
    const { api, args, options } = input
    const [seqNo] = args
    if (seqNo === 'refund') return runRefundConfirmation(input)
    const { reference } = options
    if (!seqNo || !reference || !options.amount || !options.currency)
      throw new Error(
        'The order or an option is missing: confirm K7QF-2MWX-93TA-VBHP --reference BANK-1 --amount 300.76 --currency EUR',
      )
    const amount = parseAmount(options.amount)
    const notOneOf = (text: string) => `--currency is not "${text}", but one of:`
    const currency = parseOneOf(['EUR', 'PLN'], options.currency, notOneOf)
    const transfer = { seqNo, reference, amount, currency }
    const result = await api.call(contract.confirmTransfer, transfer)
    const other = refusalContextOf(result, contract.preparedTransferDiffersContext)?.prepared
    if (other)
      throw new Error(
        [
          `Nothing is confirmed: your input differs from the prepared transfer.`,
          `    prepared: order ${other.seqNo}, ${describePreparedTransfer(other)}`,
          `    you typed: order ${seqNo}, reference ${reference}, ${formatAmount(amount, currency)}`,
          `Compare both with the bank statement. ${other.preparedBy} corrects the prepared transfer by entering it again.`,
        ].join('\n'),
      )
    const confirmed = await unwrapOrThrow(Promise.resolve(result))
    const { state, prepared, reviewed, reason } = confirmed
    const warnings = listTransferWarnings(transfer, confirmed)
    if (prepared)
      return [
        `The transfer is prepared: another person of finance confirms it by entering the same.`,
        ...warnings,
        ...(reason ? ['After confirmation it goes to review and pays no order.'] : []),
      ].join('\n')
    if (!reviewed) return [`Order ${seqNo} is ${state}.`, ...warnings].join('\n')
    const why = reason ? ` (${describeReviewReason(reason)})` : ''
    return [`The transfer goes to review${why}: see "payments".`, ...warnings].join('\n')
  },
}

const close: Command = {
  help: [
    [
      'close stripe:evt_1 --note "..."',
      'close the review of a payment; another person confirms it with the same note',
    ],
  ],
  async run({ api, args: [eventId], options: { note } }) {
    if (!eventId || !note)
      throw new Error('The event or --note is missing: close stripe:evt_1 --note "Refunded by hand."')
    const result = await api.call(contract.closePaymentReview, { eventId, note })
    const other = refusalContextOf(result, contract.preparedClosingDiffersContext)?.prepared
    if (other)
      throw new Error(
        [
          `Nothing is closed: your note differs from the prepared one.`,
          `    prepared: ${describePreparedClosing(other)}`,
          `    you typed: "${note}"`,
          `Enter the same note to close it. ${other.preparedBy} corrects it by entering another note.`,
        ].join('\n'),
      )
    const { prepared } = await unwrapOrThrow(Promise.resolve(result))
    return prepared
      ? `The closing of ${eventId} is prepared: another person of finance confirms it by entering the same note.`
      : `The review of ${eventId} is closed.`
  },
}

/** The commands with which finance handles payments. */
export const paymentCommands: Commands = { payments: list, confirm, close }
