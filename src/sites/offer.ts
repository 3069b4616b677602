import type { CurrencyCode } from '../domain/country/currency.ts'
import { chargeOf } from '../domain/order/charge.ts'
import type { Offer } from '../domain/order/offer.ts'
import { currencyOfRegion } from '../domain/order/payment-terms.ts'
import type { PublicPrice } from '../domain/order/public-price.ts'
import { readCachedSite } from './cached-site.ts'
import { siteFolderOf } from './load-sites.ts'
import { countriesOf, paymentSettingsOf } from './parts-of-site.ts'
import type { PaymentSettings } from './payment.ts'
import { sellingSiteOf } from './selling-site.ts'
import type { Site, TenantName } from './site.ts'

/** The site and language in which an item is offered. */
interface OfferPlace {
  tenant: TenantName
  site: Pick<Site, 'code'>
  language: string
}

/**
 * The fields of an item that decide its price: its fee in minor units by currency; its country, which decides the
 * currency; and the country of its venue, which decides the VAT. Each is null if it does not apply.
 */
interface Pricing {
  fee: { EUR: number; PLN: number } | null
  country: string | null
  venue: string | null
}

/** An item with the folders of the sites that show it; null if all sites of its brands do. */
interface OfferedItem extends Pricing {
  shownOn: readonly string[] | null
}

/**
 * Returns the offer of an item on a site. Only this function decides what is offered at which price. Decision:
 * docs/decisions/offers.md.
 */
export function offerOf(place: OfferPlace, { shownOn, ...pricing }: OfferedItem, folder = 'sites'): Offer {
  if (!pricing.fee) return { kind: 'free' }
  const price = publicPriceOf({ code: place.site.code, tenant: place.tenant }, pricing, folder)
  return price ? { kind: 'sold', price } : soldElsewhere(place, { shownOn, ...pricing }, folder)
}

function soldElsewhere(place: OfferPlace, { shownOn, ...pricing }: OfferedItem, folder: string): Offer {
  const { soldBy } = paymentSettingsOf({ code: place.site.code, tenant: place.tenant }, folder)
  for (const name of soldBy) {
    const site = readCachedSite(name, folder)
    const isShown = shownOn === null || shownOn.includes(siteFolderOf(site))
    const price = isShown && publicPriceOf(site, pricing, folder)
    if (price) return { kind: 'soldBy', price, site: sellingSiteOf(site, place.language) }
  }
  return { kind: 'notOffered' }
}

/**
 * Returns the public price of an item on a site; null if the item has no fee or the site charges for nothing.
 * Decision: docs/decisions/offers.md.
 */
function publicPriceOf(
  owner: Pick<Site, 'code' | 'tenant'>,
  { fee, country, venue }: Pricing,
  folder: string,
): PublicPrice | null {
  const payment = paymentSettingsOf(owner, folder)
  const { countries } = countriesOf(owner, folder)
  const onlyCountry = countries.length === 1 ? (countries[0] as string) : null
  const charge = chargeOf(payment, {
    ...{ fee, pricedIn: country ?? onlyCountry, payType: null },
    ...{ venue, country: onlyCountry, business: null, connection: null },
  })
  if (!fee || !charge) return null
  const { currency, vatRate, total } = charge.amounts
  const vat = charge.vatRule === 'unknown' ? 'plus' : vatRate > 0 ? 'included' : 'none'
  const byCountry = country === null && onlyCountry === null ? countryPrices(payment, fee, currency) : []
  return { amount: total, currency, vat, ...(byCountry.length > 0 && { byCountry }) }
}

/**
 * Returns the prices before VAT for buyers from countries that pay in a currency other than that of the public
 * price.
 */
const countryPrices = (
  payment: PaymentSettings,
  fee: { EUR: number; PLN: number },
  publicCurrency: CurrencyCode,
): NonNullable<PublicPrice['byCountry']> =>
  (payment.regions ?? []).flatMap((country) => {
    const currency = currencyOfRegion(payment, country)
    return currency === publicCurrency ? [] : [{ country, amount: fee[currency], currency }]
  })
