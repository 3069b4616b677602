import * as contract from '#src/contract/payment-review.ts'
import { displayAmount } from '#src/domain/order/display.ts'
import { answered } from '../desk/desk.ts'
import type { Act, Acts } from './act.ts'
import { minorUnits, oneOf } from './typed.ts'

const inWords = (amount: number, currency: string): string => displayAmount(`${currency} `, amount)

const list: Act = {
  help: [['payments', 'bank transfers that are waited for, payments to look at']],
  async run({ api }) {
    const due = await answered(api.call(contract.getDueTransfers, {}))
    const reviews = await answered(api.call(contract.getPaymentReviews, {}))
    const lines = [
      ...due.map(
        ({ seqNo, learner, email, goods, total, currency, lapsesAt }) =>
          `transfer ${seqNo}: ${inWords(total, currency)} from ${learner} <${email}>, ${goods}, until ${lapsesAt}`,
      ),
      ...reviews.map(
        ({ eventId, reason, seqNo, amount, currency, receivedAt }) =>
          `review ${eventId}: ${reason}, ${amount === null ? 'no amount' : inWords(amount, currency ?? '?')}, order ${seqNo ?? 'unknown'}, since ${receivedAt}`,
      ),
    ]
    return lines.length > 0 ? lines.join('\n') : 'No payment waits.'
  },
}

const confirm: Act = {
  help: [
    [
      'confirm K7QF-2MWX-93TA-VBHP --reference BANK-1 --amount 300.76 --currency EUR',
      'the bank transfer for an order came in',
    ],
  ],
  async run({ api, words: [seqNo], options }) {
    const { reference } = options
    if (!seqNo || !reference || !options.amount || !options.currency)
      throw new Error(
        'Of what? confirm K7QF-2MWX-93TA-VBHP --reference BANK-1 --amount 300.76 --currency EUR',
      )
    const amount = minorUnits(options.amount)
    const says = (text: string) => `--currency is not "${text}", but one of:`
    const currency = oneOf(['EUR', 'PLN'], options.currency, says)
    const transfer = { seqNo, reference, amount, currency }
    const { state, prepared, reviewed } = await answered(api.call(contract.confirmTransfer, transfer))
    if (prepared) return `The transfer is prepared: somebody else of finance confirms it by saying the same.`
    return reviewed
      ? `The transfer is kept for review: see payments. The order is ${state}.`
      : `Order ${seqNo} is ${state}.`
  },
}

const close: Act = {
  help: [['close stripe:evt_1 --note "..."', 'somebody has looked at that payment']],
  async run({ api, words: [eventId], options: { note } }) {
    if (!eventId || !note) throw new Error('Of what? close stripe:evt_1 --note "Refunded by hand."')
    const { prepared } = await answered(api.call(contract.closePaymentReview, { eventId, note }))
    return prepared
      ? `The closing of ${eventId} is prepared: somebody else of finance closes it by doing the same.`
      : `The review of ${eventId} is closed.`
  },
}

/** What finance does with payments. */
export const payments: Acts = { payments: list, confirm, close }
