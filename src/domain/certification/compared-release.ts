import type { LowestExamPrice } from '../practical-exam/lowest-exam-price.ts'
import type { Release } from './certification.ts'

/**
 * A certification with the total length of its courses in seconds, and the price of its practical exam, which is
 * null if all its dates are free.
 */
export interface ComparedRelease {
  release: Release
  seconds: number
  examPrice: LowestExamPrice | null
}
