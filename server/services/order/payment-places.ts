import * as z from 'zod/mini'
import { orderKindCode } from '../../../src/contract/order-wire.ts'
import type { OrderRelation } from '../../../src/domain/order/order-relation.ts'
import { placeOf, routes } from '../../../src/routes.ts'
import { baseLanguage, type Site } from '../../../src/sites/site.ts'
import type { Config } from '../../config.ts'

interface From {
  config: Pick<Config, 'origins'>
  site: Site
  language: string
}

/** Where the provider sends the learner: to the orders after paying, and back to the payment page. Specification 1, section 4. */
export function paymentPlaces({ config, site, language }: From, { kind, id }: OrderRelation) {
  const origin = config.origins[site.tenant]
  const spoken = site.languages.includes(language) ? language : baseLanguage(site)
  const place = placeOf(site, spoken, 'desktop')
  const relation = `relationId=${id}&relationType=${z.encode(orderKindCode, kind)}`
  return {
    returnTo: `${origin}${routes.myLearning(place)}?tab=1&subTab=2`,
    backTo: `${origin}${routes.payment(place)}?${relation}`,
  }
}
