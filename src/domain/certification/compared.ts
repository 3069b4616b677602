import type { Release } from './certification.ts'

/** A certification with the length of all its courses, in seconds. */
export interface ComparedRelease {
  release: Release
  seconds: number
}
