import * as z from 'zod/mini'

/** The forms that strangers send, each with a proof for itself. */
export const provenForm = z.enum(['trainer', 'company', 'contact', 'newDates'])
export type ProvenForm = z.infer<typeof provenForm>

/** How long a task may be worked on and its proof be used, in milliseconds. */
export const proofLife = 10 * 60 * 1000
