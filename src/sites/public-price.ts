import { amountsOf } from '../domain/order/amounts.ts'
import type { PublicPrice } from '../domain/order/public-price.ts'
import { vatOf } from '../domain/order/vat.ts'
import { countriesOf, paymentOf } from './parts-of-site.ts'
import { currencyIn, regionOf } from './payment.ts'
import type { Site, TenantName } from './site.ts'

/** The site on which a price is told. */
interface Where {
  tenant: TenantName
  site: Pick<Site, 'code'>
}

/** What is priced: its fee in minor units by currency, and the country where people meet; null for online training. */
interface Priced {
  fee: { EUR: number; PLN: number } | null
  venue: string | null
}

/** The public price on a site; null for what is free, and on sites that charge for nothing. Decisions: "Money", public prices. */
export function publicPriceOf(
  { tenant, site }: Where,
  { fee, venue }: Priced,
  folder = 'sites',
): PublicPrice | null {
  const owner = { code: site.code, tenant }
  const payment = paymentOf(owner, folder)
  const { countries } = countriesOf(owner, folder)
  const own = countries.length === 1 ? (countries[0] as string) : null
  const region = regionOf(payment, venue ?? own)
  if (!fee || !region) return null
  const currency = currencyIn(payment, region)
  const { rule, rate } = vatOf(payment.vat, { venue, country: own, business: null })
  const { total } = amountsOf({ currency, fee: fee[currency], serviceRate: 0, vatRate: rate })
  return { amount: total, currency, vat: rule === 'unknown' ? 'plus' : rate > 0 ? 'included' : 'none' }
}
