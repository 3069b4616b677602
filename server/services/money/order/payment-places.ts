import type { Config } from '#server/config.ts'
import type { OrderTarget } from '#src/domain/order/order-target.ts'
import { paymentAddress } from '#src/query/payment.ts'
import { placeOf, routes } from '#src/routes.ts'
import { baseLanguage, type Site } from '#src/sites/site.ts'

interface From {
  config: Pick<Config, 'origins'>
  site: Site
  language: string
}

/**
 * The addresses to which the provider sends the learner: the orders after paying, or back to the payment
 * page. Specification 1, section 4.
 */
export function paymentPlaces({ config, site, language }: From, target: OrderTarget) {
  const origin = config.origins[site.tenant]
  const spoken = site.languages.includes(language) ? language : baseLanguage(site)
  const place = placeOf(site, spoken, 'desktop')
  return {
    returnTo: `${origin}${routes.myLearning(place)}?tab=1&subTab=2`,
    backTo: origin + paymentAddress(place, target),
  }
}
