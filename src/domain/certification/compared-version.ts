import type { LowestExamPrice } from '../practical-exam/lowest-exam-price.ts'
import type { CertificationVersion } from './certification.ts'

/**
 * A version of a certification in a comparison, with the total length of its courses in seconds. The price of its
 * practical exam is null if every date of the exam is free of charge.
 */
export interface ComparedVersion {
  version: CertificationVersion
  seconds: number
  examPrice: LowestExamPrice | null
}
