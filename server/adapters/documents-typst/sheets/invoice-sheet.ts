import type { OrderAmounts } from '#src/domain/order/amounts.ts'
import type { Invoice } from '#src/domain/order/invoice.ts'
import { type DocumentTexts, isolateCode, isolateName, selectWords } from './document-texts.ts'

/** Returns the lines of the seller or the buyer on an invoice: name, address, VAT number. */
export const formatPartyLines = (party: Invoice['seller'], { translate: word }: DocumentTexts): string[] => [
  isolateName(party.name),
  ...party.address.map(isolateName),
  ...(party.vatNumber ? [`${word('vatNumber')}: ${isolateCode(party.vatNumber)}`] : []),
]

/** Returns the lines of amounts above an invoice's total: goods, service charge, net amount and VAT. */
export function formatAmountLines(
  { goods, fee, serviceFee, serviceRate, vat, vatRate, currency }: OrderAmounts & { goods: string },
  wording: DocumentTexts,
): string[][] {
  const { translate: word, rate } = wording
  const money = (minor: number) => isolateName(wording.money(minor, currency))
  return [
    [isolateName(goods), money(fee)],
    ...(serviceFee > 0 ? [[word('serviceFee', { rate: rate(serviceRate) }), money(serviceFee)]] : []),
    [word('net'), money(fee + serviceFee)],
    [word('vat', { rate: rate(vatRate) }), money(vat)],
  ]
}

/**
 * Returns the sentences below an invoice's total if the buyer accounts for the VAT; null if the seller does. If the
 * buyer's VAT number was confirmed, one sentence names the confirmation.
 */
function noteOf({ vatRule, consultation }: Invoice, { translate: word, day }: DocumentTexts): string | null {
  if (vatRule !== 'reverseCharge') return null
  const sentences = [word('reverseCharge')]
  if (consultation)
    sentences.push(word('consultation', { number: consultation.number, date: day(consultation.confirmedAt) }))
  return sentences.join(' ')
}

export function renderInvoiceSheet(data: Invoice, wording: DocumentTexts) {
  const { translate: word, day } = wording
  const { seller } = data
  return {
    title: `${word('invoice')} ${data.number}`,
    words: {
      ...selectWords(wording, ['seller', 'buyer', 'description', 'amount', 'total']),
      heading: word('invoice'),
    },
    corner: word(`paid.${data.payType}`, { date: day(data.paidAt) }),
    facts: [
      [word('invoiceNumber'), isolateCode(data.number)],
      [word('invoiceDate'), day(data.issuedAt)],
      [word('orderNumber'), isolateCode(data.seqNo)],
    ],
    further: [],
    seller: formatPartyLines(seller, wording),
    buyer: formatPartyLines(data.buyer, wording),
    lines: formatAmountLines(data, wording),
    note: noteOf(data, wording),
    total: isolateName(wording.money(data.total, data.currency)),
    footer: formatPartyLines(seller, wording).join(' · '),
  }
}
