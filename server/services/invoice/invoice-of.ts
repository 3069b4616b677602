import type { Invoice } from '../../../src/domain/invoice/invoice.ts'
import { paymentOf } from '../../../src/sites/parts-of-site.ts'
import type { Site } from '../../../src/sites/site.ts'
import { countryNamer } from '../country/country-name.ts'
import type { OrderRow } from '../order/order-row.ts'
import { amountsOfRow } from '../order/shown-order.ts'

export interface Issuing {
  row: OrderRow
  /** Where it was ordered: who sells. */
  site: Site
  brand: Invoice['brand']
  /** In milliseconds, both. */
  paidAt: number
  now: number
}

function buyerOf({ buyer, billing, language }: OrderRow): Invoice['buyer'] {
  const { street, postcode, city, state, country } = billing
  const person = `${buyer.firstName} ${buyer.lastName}`
  const place = [street, `${postcode} ${city}`, state, countryNamer(language)(country)]
  return {
    name: buyer.company ?? person,
    address: [...(buyer.company ? [person] : []), ...place].filter(Boolean),
    vatNumber: buyer.vatNumber,
  }
}

/** What an invoice says: everything as it stands with the order, and the seller's data of this moment. */
export const invoiceOf = (number: string, { row, site, brand, paidAt, now }: Issuing): Invoice => ({
  brand,
  number,
  seqNo: row.seqNo,
  goods: row.goods,
  seller: paymentOf(site).seller,
  buyer: buyerOf(row),
  ...amountsOfRow(row),
  payType: row.payType,
  issuedAt: new Date(now).toISOString(),
  paidAt: new Date(paidAt).toISOString(),
})
