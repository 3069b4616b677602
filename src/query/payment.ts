import * as z from 'zod/mini'
import { orderKindCode } from '../contract/money/order-wire.ts'
import type { SellingSite } from '../domain/order/offer.ts'
import type { OrderTarget } from '../domain/order/order-target.ts'
import { type Place, placeOnSellingSite, routes } from '../routes.ts'

/**
 * The address at which an item is paid; its query has the numbers of order kinds. Specification 1, section 2:
 * /payment.
 */
export const paymentAddress = (place: Place, { kind, id }: OrderTarget): string =>
  `${routes.payment(place)}?${new URLSearchParams({ relationId: String(id), relationType: String(z.encode(orderKindCode, kind)) })}`

/** The address at which an item is paid on the site that sells it, in the reader's language where that site has it; null for the place's own site. */
export const sellerAddress = (place: Place, site: SellingSite | null, target: OrderTarget): string =>
  paymentAddress(site ? placeOnSellingSite(site, place) : place, target)

/** The item that a query asks to pay; null where it names none. */
export function parseOrderTarget(url: URLSearchParams): OrderTarget | null {
  const id = Number(url.get('relationId'))
  const kind = z.safeDecode(orderKindCode, url.get('relationType') ?? '')
  return Number.isInteger(id) && id > 0 && kind.success ? { id, kind: kind.data } : null
}
