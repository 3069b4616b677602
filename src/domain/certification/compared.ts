import type { PublicPrice } from '../order/public-price.ts'
import type { Release } from './certification.ts'

/** A certification with the length of all its courses, in seconds, and what its practical exam costs; null where that costs nothing. */
export interface ComparedRelease {
  release: Release
  seconds: number
  examPrice: PublicPrice | null
}
