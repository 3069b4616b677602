import { type Offer, priceOf } from '../order/offer.ts'
import type { PublicPrice } from '../order/public-price.ts'
import type { PlannedStage } from './schedule.ts'

/**
 * Returns the offers in a plan: the offers of its certifications, and the offers of its practical exams that have a
 * date.
 */
export const offersOfPlan = (stages: readonly PlannedStage[]): Offer[] =>
  stages.flatMap(({ certification, exam }) => [certification.offer, ...(exam ? [exam.offer] : [])])

type CountryPrices = PublicPrice['byCountry']

/** Returns the sums of two lists of prices by country; undefined if one of them has no prices by country. */
const sumByCountry = (one: CountryPrices, other: CountryPrices): CountryPrices =>
  one && other
    ? one.map((price) => ({
        ...price,
        amount: price.amount + (other.find(({ country }) => country === price.country)?.amount ?? 0),
      }))
    : undefined

/**
 * Returns the costs of a plan: one sum for each combination of currency and VAT terms, because these can't be
 * added. Empty if everything is free.
 */
export function costsOfPlan(stages: readonly PlannedStage[]): PublicPrice[] {
  const sums = new Map<string, PublicPrice>()
  for (const price of offersOfPlan(stages).map(priceOf)) {
    if (!price) continue
    const key = `${price.currency} ${price.vat}`
    const sum = sums.get(key)
    const { byCountry, ...plain } = price
    const all = sum ? sumByCountry(sum.byCountry, byCountry) : byCountry
    const amount = price.amount + (sum?.amount ?? 0)
    sums.set(key, { ...plain, amount, ...(all && { byCountry: all }) })
  }
  return [...sums.values()]
}
