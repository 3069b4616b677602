import type { Config } from '#server/config.ts'
import type { OrderTarget } from '#src/domain/order/order-target.ts'
import { paymentPageUrl } from '#src/query/payment.ts'
import { placeOf, routes } from '#src/routes.ts'
import { baseLanguageOf, type Site } from '#src/sites/site.ts'

interface PaymentOrigin {
  config: Pick<Config, 'origins'>
  site: Site
  language: string
}

/**
 * Returns the URLs to which the provider sends the learner: the page of orders after the payment, or else the
 * payment page. Specification 1, section 4.
 */
export function paymentReturnUrlsOf({ config, site, language }: PaymentOrigin, target: OrderTarget) {
  const origin = config.origins[site.tenant]
  const pageLanguage = site.languages.includes(language) ? language : baseLanguageOf(site)
  const place = placeOf(site, pageLanguage, 'desktop')
  return {
    successUrl: `${origin}${routes.myLearning(place)}?tab=1&subTab=2`,
    cancelUrl: origin + paymentPageUrl(place, target),
  }
}
