import type { ExamPriceRange } from '../practical-exam/exam-price.ts'
import type { Release } from './certification.ts'

/** A certification with the length of all its courses in seconds and the price of its practical exam; null if all its dates are free. */
export interface ComparedRelease {
  release: Release
  seconds: number
  examPrice: ExamPriceRange | null
}
