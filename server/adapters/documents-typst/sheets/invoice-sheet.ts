import type { Invoice } from '#src/domain/order/invoice.ts'
import { code, name, type Wording, wordsOf } from './wording.ts'

/** The lines of a party on an invoice: name, address, VAT number. */
const lines = (party: Invoice['seller'], { word }: Wording): string[] => [
  name(party.name),
  ...party.address.map(name),
  ...(party.vatNumber ? [`${word('vatNumber')}: ${code(party.vatNumber)}`] : []),
]

/** The sentences below the sums: who accounts for the VAT, and what confirmed the buyer's VAT number. */
function noteOf({ vatRule, consultation }: Invoice, { word, day }: Wording): string | null {
  if (vatRule !== 'reverseCharge') return null
  const sentences = [word('reverseCharge')]
  if (consultation)
    sentences.push(word('consultation', { number: consultation.number, date: day(consultation.confirmedAt) }))
  return sentences.join(' ')
}

export function invoiceSheet(data: Invoice, wording: Wording) {
  const { word, day, rate } = wording
  const money = (minor: number) => name(wording.money(minor, data.currency))
  const { seller } = data
  return {
    title: `${word('invoice')} ${data.number}`,
    words: wordsOf(wording, ['invoice', 'seller', 'buyer', 'description', 'amount', 'total']),
    paid: word(`paid.${data.payType}`, { date: day(data.paidAt) }),
    facts: [
      [word('invoiceNumber'), code(data.number)],
      [word('invoiceDate'), day(data.issuedAt)],
      [word('orderNumber'), code(data.seqNo)],
    ],
    seller: lines(seller, wording),
    buyer: lines(data.buyer, wording),
    lines: [
      [name(data.goods), money(data.fee)],
      ...(data.serviceFee > 0
        ? [[word('serviceFee', { rate: rate(data.serviceRate) }), money(data.serviceFee)]]
        : []),
      [word('net'), money(data.fee + data.serviceFee)],
      [word('vat', { rate: rate(data.vatRate) }), money(data.vat)],
    ],
    note: noteOf(data, wording),
    total: money(data.total),
    footer: lines(seller, wording).join(' · '),
  }
}
