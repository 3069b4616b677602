import type { LowestExamPrice } from '../practical-exam/lowest-exam-price.ts'
import type { Release } from './certification.ts'

/**
 * A release of a certification in a comparison, with the total length of its courses in seconds. The price of its
 * practical exam is null if every date of the exam is free of charge.
 */
export interface ComparedRelease {
  release: Release
  seconds: number
  examPrice: LowestExamPrice | null
}
