import type { PublicPrice } from '../order/public-price.ts'
import type { Stage } from './schedule.ts'

/**
 * What a plan costs: certifications and practical exams, summed up by currency and by what the prices say of VAT, because those
 * can't be added. Nothing where all is free.
 */
export function costOf(stages: readonly Stage[]): PublicPrice[] {
  const sums = new Map<string, PublicPrice>()
  for (const price of stages.flatMap(({ certification, exam }) => [certification.price, exam?.price])) {
    if (!price) continue
    const key = `${price.currency} ${price.vat}`
    sums.set(key, { ...price, amount: price.amount + (sums.get(key)?.amount ?? 0) })
  }
  return [...sums.values()]
}
