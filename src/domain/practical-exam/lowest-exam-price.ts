import { type Offer, priceOf } from '../order/offer.ts'
import type { PublicPrice } from '../order/public-price.ts'

/** A date of a practical exam with its fee in minor units by currency. */
interface OfferedExam {
  fee: { EUR: number } | null
  offer: Offer
}

/** The lowest price of a practical exam, and whether some of its dates are free. */
export interface LowestExamPrice {
  least: PublicPrice
  hasFreeDate: boolean
}

/** Returns the lowest price among the dates of a practical exam; null if no date has a price. */
export function findLowestExamPrice(exams: readonly OfferedExam[]): LowestExamPrice | null {
  const priced = exams.flatMap(({ fee, offer }) => {
    const price = priceOf(offer)
    return fee && price ? [{ fee: fee.EUR, price }] : []
  })
  // The prices may be in several currencies, so they are compared by their fee in euro.
  const least = priced.toSorted((one, other) => one.fee - other.fee)[0]?.price
  return least ? { least, hasFreeDate: exams.some(({ offer }) => offer.kind === 'free') } : null
}
