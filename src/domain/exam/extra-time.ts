import * as z from 'zod/mini'

/** The extra time of a learner in exams, in percent of the usual time; 0 removes it. */
export const extraTimePercent = z.int().check(z.minimum(0), z.maximum(200))

/**
 * Returns the extra time in whole seconds; `usual` is the usual time in milliseconds.
 * @example extraSecondsOf(3_600_000, 25) // 900
 */
export const extraSecondsOf = (usual: number, percent: number): number =>
  Math.ceil((usual / 1000) * (percent / 100))
