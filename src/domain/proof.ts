import * as z from 'zod/mini'

/** The forms that anonymous visitors can submit, each of which requires a proof of work. */
export const protectedForm = z.enum(['trainer', 'company', 'contact', 'newDates'])
export type ProtectedForm = z.infer<typeof protectedForm>

/** The time within which a proof-of-work task must be solved and its proof used, in milliseconds. */
export const proofOfWorkLifetime = 10 * 60 * 1000
