import { createCountryNamer } from '#server/services/catalogue/country/create-country-namer.ts'
import type { Invoice } from '#src/domain/order/invoice.ts'
import { paymentSettingsOf } from '#src/sites/parts-of-site.ts'
import type { Site } from '#src/sites/site.ts'
import { amountsOfRow } from '../order/format-order.ts'
import type { OrderRow } from '../order/order-row.ts'

/**
 * Returns the consultation of the EU register VIES that confirmed the buyer's VAT number, if the order's VAT depends
 * on the number; otherwise undefined.
 */
function consultationOf({ vatEvidence }: OrderRow): Invoice['consultation'] {
  const { consultation: number, confirmedAt } = vatEvidence?.number ?? {}
  return number && confirmedAt ? { number, confirmedAt } : undefined
}

export interface IssueInvoiceInput {
  row: OrderRow
  /** The site on which the order was placed; its company is the seller. */
  site: Site
  brand: Invoice['brand']
  /** The instants of payment and of issuing, in milliseconds since 1970. */
  paidAt: number
  now: number
}

function buyerOf({ buyer, billing, language }: OrderRow): Invoice['buyer'] {
  const { street, postcode, city, state, country } = billing
  const person = `${buyer.firstName} ${buyer.lastName}`
  const place = [street, `${postcode} ${city}`, state, createCountryNamer(language)(country)]
  return {
    name: buyer.company ?? person,
    address: [...(buyer.company ? [person] : []), ...place].filter(Boolean),
    vatNumber: buyer.vatNumber,
  }
}

/**
 * Returns the contents of an invoice: the order's data from the time of the order, and the seller's current data.
 */
export function invoiceOf(number: string, { row, site, brand, paidAt, now }: IssueInvoiceInput): Invoice {
  const consultation = consultationOf(row)
  return {
    brand,
    number,
    seqNo: row.seqNo,
    goods: row.goods,
    seller: paymentSettingsOf(site).seller,
    buyer: buyerOf(row),
    ...amountsOfRow(row),
    ...(row.vatRule && { vatRule: row.vatRule }),
    ...(consultation && { consultation }),
    payType: row.payType,
    issuedAt: new Date(now).toISOString(),
    paidAt: new Date(paidAt).toISOString(),
  }
}
