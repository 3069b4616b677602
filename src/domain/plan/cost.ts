import { type Offer, priceOf } from '../order/offer.ts'
import type { PublicPrice } from '../order/public-price.ts'
import type { PlannedStage } from './schedule.ts'

/** The offers that a plan is made of: of certifications, and of the practical exams that it has dates of. */
export const offersOf = (stages: readonly PlannedStage[]): Offer[] =>
  stages.flatMap(({ certification, exam }) => [certification.offer, ...(exam ? [exam.offer] : [])])

/**
 * What a plan costs, summed up by currency and by what the prices say of VAT, because those can't be added. Nothing where all is
 * free.
 */
export function costOf(stages: readonly PlannedStage[]): PublicPrice[] {
  const sums = new Map<string, PublicPrice>()
  for (const price of offersOf(stages).map(priceOf)) {
    if (!price) continue
    const key = `${price.currency} ${price.vat}`
    sums.set(key, { ...price, amount: price.amount + (sums.get(key)?.amount ?? 0) })
  }
  return [...sums.values()]
}
