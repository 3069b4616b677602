import type { PublicPrice } from '../order/public-price.ts'
import type { Release } from './certification.ts'

/** A certification with the length of all its courses in seconds and the price of its practical exam; null if the exam is free. */
export interface ComparedRelease {
  release: Release
  seconds: number
  examPrice: PublicPrice | null
}
