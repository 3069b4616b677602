import { type Offer, priceOf } from '../order/offer.ts'
import type { PublicPrice } from '../order/public-price.ts'

/** A date of a practical exam with its fee in minor units by currency. */
interface OfferedExam {
  fee: { EUR: number } | null
  offer: Offer
}

/** Returns the lowest price of a practical exam on any of its dates; null if one is free, or none has a price. */
export function leastExamPrice(exams: readonly OfferedExam[]): PublicPrice | null {
  if (exams.some(({ offer }) => offer.kind === 'free')) return null
  const priced = exams.flatMap(({ fee, offer }) => {
    const price = priceOf(offer)
    return fee && price ? [{ fee: fee.EUR, price }] : []
  })
  // Prices in several currencies are compared by their fee in euro.
  return priced.toSorted((one, other) => one.fee - other.fee)[0]?.price ?? null
}
