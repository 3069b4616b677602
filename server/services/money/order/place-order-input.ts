import type { Random } from '#server/ports/random.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { Learner } from '#src/domain/learner/learner.ts'
import type { OrderInput } from '#src/domain/order/order.ts'
import type { Site } from '#src/sites/site.ts'

/** The input of placing an order. */
export interface PlaceOrderInput {
  learner: Learner
  audience: Audience & { site: Site }
  request: OrderInput
  /** The code of the country of the buyer's connection; null if no proxy reports it. */
  connectionCountry: string | null
  random: Random
  now: number
}
