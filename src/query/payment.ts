import * as z from 'zod/mini'
import { orderKindCode } from '../contract/money/order-wire.ts'
import type { SellingSite } from '../domain/order/offer.ts'
import type { OrderTarget } from '../domain/order/order-target.ts'
import { type Place, placeOnSellingSite, routes } from '../routes.ts'

/**
 * Returns the URL of the page on which an item is paid; its query has the codes of order kinds. Specification 1,
 * section 2: /payment.
 */
export const paymentPageUrl = (place: Place, { kind, id }: OrderTarget): string =>
  `${routes.payment(place)}?${new URLSearchParams({ relationId: String(id), relationType: String(z.encode(orderKindCode, kind)) })}`

/**
 * Returns the URL of an item's payment page on the site that sells the item, in the reader's language if that site
 * has it. If `site` is null, the site of `place` sells it.
 */
export const sellerPaymentUrl = (place: Place, site: SellingSite | null, target: OrderTarget): string =>
  paymentPageUrl(site ? placeOnSellingSite(site, place) : place, target)

/** Returns the item to be paid that a query names; null if there is none. */
export function parseOrderTarget(url: URLSearchParams): OrderTarget | null {
  const id = Number(url.get('relationId'))
  const kind = z.safeDecode(orderKindCode, url.get('relationType') ?? '')
  return Number.isInteger(id) && id > 0 && kind.success ? { id, kind: kind.data } : null
}
