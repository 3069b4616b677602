import { groupedIban } from '#src/domain/refund/iban.ts'
import type { PreparedRefund, Refund } from '#src/domain/refund/refund.ts'
import type { RefundReason } from '#src/domain/refund/refund-reason.ts'
import { amountInWords } from './prepared-in-words.ts'

const reasons: Record<RefundReason, string> = {
  sessionCancelled: 'the session does not take place',
  withdrawal: 'the learner withdrew from the contract',
  correction: 'the price or the VAT was wrong',
  serviceFailure: 'the service was not provided as agreed',
  goodwill: 'goodwill',
}

/** Where the money of a refund goes. */
const wayInWords = ({ way, account, payment }: Refund): string => {
  if (way === 'provider') return 'by the payment provider'
  if (account) return `by bank transfer to ${account.holder}, ${groupedIban(account.iban)}`
  return `by bank transfer to the account that payment ${payment ?? 'unknown'} came from`
}

const placeInWords = ({ completes, keepPlace }: Refund): string => {
  if (!completes) return 'a part: the order stays paid'
  return keepPlace === null
    ? 'in full: the order is canceled, and a place that is still held is given back'
    : `in full: the order is canceled, and the learner keeps the place ("${keepPlace}")`
}

/** A refund of one order in words: how much to whom, how, and what becomes of the order. */
const refundInWords = (refund: Refund): string => {
  const { seqNo, amount, currency, orderTotal, learner, email, goods } = refund
  return `order ${seqNo}: ${amountInWords(amount, currency)} of ${amountInWords(orderTotal, currency)} to ${learner} <${email}>, ${goods}, ${wayInWords(refund)}; ${placeInWords(refund)}`
}

const indented = (text: string): string => text.replace(/^/gm, '    ')

/** What one act prepared, and how a second person confirms it. */
export const preparedInWords = ({
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
    indented(`"${note}"`),
    ...refunds.map((each) => indented(refundInWords(each))),
    ...totalsInWords(refunds),
    indented(`to confirm exactly this: confirm refund ${id} --seen ${seen}`),
  ].join('\n')

/** The sum of several refunds, by currency. */
function totalsInWords(refunds: readonly Refund[]): string[] {
  if (refunds.length < 2) return []
  const sums = [...Map.groupBy(refunds, ({ currency }) => currency)].map(([currency, own]) =>
    amountInWords(
      own.reduce((sum, { amount }) => sum + amount, 0),
      currency,
    ),
  )
  return [indented(`together ${refunds.length} refunds: ${sums.join(' and ')}`)]
}

/** What finance does next about a refund that is not over, or what the refund waits for. */
const nextOf = ({ id, state, way, creditNote, failure, sent }: Refund): string => {
  if (state === 'pending') return 'the payment provider has taken it, and the money is on its way'
  if (state === 'sent')
    return `sent as ${sent?.reference} by ${sent?.by}, since ${sent?.at}; somebody else confirms it: sent ${id} --reference ${sent?.reference}`
  if (state === 'failed')
    return `failed (${failure ?? 'no reason'})${creditNote ? `; the money is owed by credit note ${creditNote}` : ''}; prepare it again: refund again ${id} --by transfer --iban ... --holder ... --note "..."`
  return way === 'transfer' && creditNote
    ? `to be transferred; then: sent ${id} --reference BANK-9`
    : 'confirmed, and sent by itself'
}

/** A refund that is confirmed and not over, and what comes next. */
export const openInWords = (refund: Refund): string =>
  `${refund.way === 'transfer' ? 'transfer' : 'payment'} ${refund.id}: ${refundInWords(refund)}\n${indented(nextOf(refund))}`
