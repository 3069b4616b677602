import type { CurrencyCode } from '../domain/country/currency.ts'
import { chargeOf } from '../domain/order/charge.ts'
import type { Offer } from '../domain/order/offer.ts'
import { currencyOfRegion } from '../domain/order/payment-terms.ts'
import type { PublicPrice } from '../domain/order/public-price.ts'
import { keptSite } from './kept-site.ts'
import { siteFolder } from './load-sites.ts'
import { countriesOf, paymentSettingsOf } from './parts-of-site.ts'
import type { PaymentSettings } from './payment.ts'
import { sellingSiteOf } from './selling-site.ts'
import type { Site, TenantName } from './site.ts'

/** The readers to whom an item is offered. */
interface Where {
  tenant: TenantName
  site: Pick<Site, 'code'>
  language: string
}

/**
 * What the price of an item follows from: its fee in minor units by currency; its country, which decides the currency; the country where
 * people meet, which decides the VAT. Null without one.
 */
interface Priced {
  fee: { EUR: number; PLN: number } | null
  country: string | null
  venue: string | null
}

/** An item with the folders of the only sites that show it; null for all sites of its brands. */
interface Offered extends Priced {
  shownOn: readonly string[] | null
}

/** The one function that says on what terms an item is offered on a site. Decision: docs/decisions/offers.md. */
export function offerOf(where: Where, { shownOn, ...priced }: Offered, folder = 'sites'): Offer {
  if (!priced.fee) return { kind: 'free' }
  const price = publicPriceOf({ code: where.site.code, tenant: where.tenant }, priced, folder)
  return price ? { kind: 'sold', price } : soldElsewhere(where, { shownOn, ...priced }, folder)
}

function soldElsewhere(where: Where, { shownOn, ...priced }: Offered, folder: string): Offer {
  const { soldBy } = paymentSettingsOf({ code: where.site.code, tenant: where.tenant }, folder)
  for (const name of soldBy) {
    const site = keptSite(name, folder)
    const isShown = shownOn === null || shownOn.includes(siteFolder(site))
    const price = isShown && publicPriceOf(site, priced, folder)
    if (price) return { kind: 'soldBy', price, site: sellingSiteOf(site, where.language) }
  }
  return { kind: 'notOffered' }
}

/** The public price of what a site sells; null where there is no fee, or the site sells nothing. Decision: docs/decisions/offers.md. */
function publicPriceOf(
  owner: Pick<Site, 'code' | 'tenant'>,
  { fee, country, venue }: Priced,
  folder: string,
): PublicPrice | null {
  const payment = paymentSettingsOf(owner, folder)
  const { countries } = countriesOf(owner, folder)
  const own = countries.length === 1 ? (countries[0] as string) : null
  const charge = chargeOf(payment, {
    ...{ fee, pricedIn: country ?? own, payType: null },
    ...{ venue, country: own, business: null, connection: null },
  })
  if (!fee || !charge) return null
  const { currency, vatRate, total } = charge.amounts
  const vat = charge.vatRule === 'unknown' ? 'plus' : vatRate > 0 ? 'included' : 'none'
  const byCountry = country === null && own === null ? countryPrices(payment, fee, currency) : []
  return { amount: total, currency, vat, ...(byCountry.length > 0 && { byCountry }) }
}

/** Returns the prices before VAT for buyers whose country pays in another currency than the public price. */
const countryPrices = (
  payment: PaymentSettings,
  fee: { EUR: number; PLN: number },
  publicCurrency: CurrencyCode,
): NonNullable<PublicPrice['byCountry']> =>
  (payment.regions ?? []).flatMap((country) => {
    const currency = currencyOfRegion(payment, country)
    return currency === publicCurrency ? [] : [{ country, amount: fee[currency], currency }]
  })
