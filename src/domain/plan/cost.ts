import { type Offer, priceOf } from '../order/offer.ts'
import type { PublicPrice } from '../order/public-price.ts'
import type { PlannedStage } from './schedule.ts'

/** Returns the offers in a plan: those of certifications, and of practical exams with a date. */
export const offersOf = (stages: readonly PlannedStage[]): Offer[] =>
  stages.flatMap(({ certification, exam }) => [certification.offer, ...(exam ? [exam.offer] : [])])

type CountryPrices = PublicPrice['byCountry']

/** Returns the sums of two lists of prices by country; undefined if either list has no such prices. */
const sumByCountry = (one: CountryPrices, other: CountryPrices): CountryPrices =>
  one && other
    ? one.map((price) => ({
        ...price,
        amount: price.amount + (other.find(({ country }) => country === price.country)?.amount ?? 0),
      }))
    : undefined

/** Returns the costs of a plan, one sum per currency and VAT terms, which can't be added to one another; empty if everything is free. */
export function costOf(stages: readonly PlannedStage[]): PublicPrice[] {
  const sums = new Map<string, PublicPrice>()
  for (const price of offersOf(stages).map(priceOf)) {
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
