import { formatIban } from '#src/domain/refund/iban.ts'
import type { PreparedRefund, Refund } from '#src/domain/refund/refund.ts'
import type { RefundReason } from '#src/domain/refund/refund-reason.ts'
import { formatAmount } from './describe-payment.ts'

const reasons: Record<RefundReason, string> = {
  sessionCancelled: 'the session does not take place',
  withdrawal: 'the learner withdrew from the contract',
  correction: 'the price or the VAT was wrong',
  serviceFailure: 'the service was not provided as agreed',
  goodwill: 'goodwill',
}

/** Describes where the money of a refund goes. */
const describePayout = ({ way, account, payment }: Refund): string => {
  if (way === 'provider') return 'by the payment provider'
  if (account) return `by bank transfer to ${account.holder}, ${formatIban(account.iban)}`
  return `by bank transfer to the account of payment ${payment ?? 'unknown'}`
}

const describePlace = ({ completes, keepPlace }: Refund): string => {
  if (!completes) return 'in part: the order stays paid'
  return keepPlace === null
    ? 'in full: the order is canceled, and the place is released'
    : `in full: the order is canceled, and the learner keeps the place ("${keepPlace}")`
}

/** Describes the refund of an order: amount, learner, payout, and the effect on the order. */
const describeRefund = (refund: Refund): string => {
  const { seqNo, amount, currency, orderTotal, learner, email, goods } = refund
  return `order ${seqNo}: ${formatAmount(amount, currency)} of ${formatAmount(orderTotal, currency)} to ${learner} <${email}>, ${goods}, ${describePayout(refund)}; ${describePlace(refund)}`
}

const indent = (text: string): string => text.replace(/^/gm, '    ')

/** Describes a prepared batch of refunds, and how another person can confirm it. */
export const describePreparedRefund = ({
  id,
  reason,
  note,
  preparedBy,
  preparedAt,
  seen,
  refunds,
}: PreparedRefund): string =>
  [
    `refund ${id}: prepared by ${preparedBy}, since ${preparedAt}; ${reasons[reason]}`,
    indent(`"${note}"`),
    ...refunds.map((each) => indent(describeRefund(each))),
    ...describeTotals(refunds),
    indent(`to confirm exactly this: confirm refund ${id} --seen ${seen}`),
  ].join('\n')

/** Formats the sum of several refunds, one amount for each currency. */
function describeTotals(refunds: readonly Refund[]): string[] {
  if (refunds.length < 2) return []
  const sums = [...Map.groupBy(refunds, ({ currency }) => currency)].map(([currency, refundsOfCurrency]) =>
    formatAmount(
      refundsOfCurrency.reduce((sum, { amount }) => sum + amount, 0),
      currency,
    ),
  )
  return [indent(`total of ${refunds.length} refunds: ${sums.join(' and ')}`)]
}

/** Describes what finance has to do next for an unfinished refund, or what the refund is waiting for. */
const describeNextStep = ({ id, state, way, creditNote, failure, sent }: Refund): string => {
  if (state === 'pending') return 'the payment provider has accepted it, and the money is on its way'
  if (state === 'sent')
    return `sent as ${sent?.reference} by ${sent?.by}, since ${sent?.at}; another person confirms it: sent ${id} --reference ${sent?.reference}`
  if (state === 'failed')
    return `failed (${failure ?? 'no reason'})${creditNote ? `; credit note ${creditNote} is still unpaid` : ''}; prepare it again: refund again ${id} --by transfer --iban ... --holder ... --note "..."`
  return way === 'transfer' && creditNote
    ? `to be transferred; then: sent ${id} --reference BANK-9`
    : 'confirmed; it is sent automatically'
}

/** Describes a refund that is confirmed but not finished, and its next step. */
export const describeOpenRefund = (refund: Refund): string =>
  `${refund.way === 'transfer' ? 'transfer' : 'payment'} ${refund.id}: ${describeRefund(refund)}\n${indent(describeNextStep(refund))}`
