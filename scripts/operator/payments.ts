import type { Api } from '#src/api/create-api.ts'
import * as contract from '#src/contract/payment-review.ts'
import { displayAmount } from '#src/domain/order/display.ts'
import { answered } from '../desk/desk.ts'

/** The arguments of an act of finance on a payment. */
export interface PaymentCommand {
  /** The order's number, or the event's. */
  payment?: string
  /** The bank's own reference of a transfer. */
  reference?: string
  /** The amount in minor units. */
  amount?: number
  currency?: 'EUR' | 'PLN'
  note?: string
}

const inWords = (amount: number, currency: string): string => displayAmount(`${currency} `, amount)

/** Transfers that are waited for, and payments that somebody has to look at: a line each. */
export async function paymentsInWords(api: Api): Promise<string> {
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
}

/** Confirms that a bank transfer came in; returns what to print. */
export async function confirmTransfer(api: Api, command: PaymentCommand): Promise<string> {
  const { payment: seqNo, reference, amount, currency } = command
  if (!seqNo || !reference || !amount || !currency)
    throw new Error('Of what? confirm K7QF-2MWX-93TA-VBHP --reference BANK-1 --amount 300.76 --currency EUR')
  const { state, prepared, reviewed } = await answered(
    api.call(contract.confirmTransfer, { seqNo, reference, amount, currency }),
  )
  if (prepared) return `The transfer is prepared: somebody else of finance confirms it by saying the same.`
  return reviewed
    ? `The transfer is kept for review: see payments. The order is ${state}.`
    : `Order ${seqNo} is ${state}.`
}

/** Closes the review of a payment; returns what to print. */
export async function closeReview(api: Api, { payment: eventId, note }: PaymentCommand): Promise<string> {
  if (!eventId || !note) throw new Error('Of what? close stripe:evt_1 --note "Refunded by hand."')
  const { prepared } = await answered(api.call(contract.closePaymentReview, { eventId, note }))
  return prepared
    ? `The closing of ${eventId} is prepared: somebody else of finance closes it by doing the same.`
    : `The review of ${eventId} is closed.`
}

/**
 * An amount in minor units, read without any float.
 * @example minorUnits('300.76') // 30076
 */
export function minorUnits(text: string): number {
  const [, units, cents] = /^(\d{1,10})\.(\d{2})$/.exec(text) ?? []
  if (!units || !cents)
    throw new Error(`--amount is an amount with two decimals such as 300.76, not "${text}".`)
  return Number(units) * 100 + Number(cents)
}

export function currencyNamed(text: string): 'EUR' | 'PLN' {
  if (text !== 'EUR' && text !== 'PLN') throw new Error(`--currency is EUR or PLN, not "${text}".`)
  return text
}
