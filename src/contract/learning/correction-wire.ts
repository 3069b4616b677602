import * as z from 'zod/mini'

/** The reason for a correction, which the learner reads. */
export const correctionReason = z.string().check(z.trim(), z.minLength(1), z.maxLength(500))
