import * as z from 'zod/mini'

/** Why something was corrected, in the words of whoever did: the learner reads it. */
export const correctionReason = z.string().check(z.trim(), z.minLength(1), z.maxLength(500))
