import { type Amounts, amountsOf } from '#src/domain/order/amounts.ts'
import type { PayType } from '#src/domain/order/pay-type.ts'
import type { PaymentRegion } from '#src/domain/order/payment-region.ts'
import { paymentOf } from '#src/sites/parts-of-site.ts'
import { currencyIn, regionOf, vatRateIn } from '#src/sites/payment.ts'
import type { Site } from '#src/sites/site.ts'
import type { OrderItem } from './item.ts'

export interface Quoting {
  site: Site
  item: OrderItem
  payType: PayType
  /**
   * The code of the learner's own country, which decides the region of items without a place; null where it
   * is unknown.
   */
  ownCountry: string | null
  /** The code of the country that decides the VAT; null for the learner's own, else the region's. */
  billingCountry: string | null
}

export interface Quote {
  region: PaymentRegion
  amounts: Amounts
}

/**
 * The amounts that an item costs; null where there is nothing to pay, or the site charges for nothing.
 * Decisions: "Money".
 */
export function quoteOf({ site, item, payType, ownCountry, billingCountry }: Quoting): Quote | null {
  const payment = paymentOf(site)
  const region = regionOf(payment, item.country ?? ownCountry)
  if (!region || !item.fee) return null
  const currency = currencyIn(payment, region)
  const amounts = amountsOf({
    currency,
    fee: item.fee[currency],
    serviceRate: payment.serviceRate[payType],
    vatRate: vatRateIn(payment, billingCountry ?? ownCountry ?? region),
  })
  return { region, amounts }
}
