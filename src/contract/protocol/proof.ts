import * as z from 'zod/mini'
import { protectedForm } from '../../domain/proof.ts'
import { declareCall } from './call.ts'

/**
 * The fields of a proof of work, which protects a form from automated submissions. A proof is valid once, within
 * ten minutes, for one form. `validateCode` is the task with its solution, as JSON in Base64 in the format of
 * ALTCHA 2. Decision: docs/decisions/proof.md.
 */
export const proofFields = {
  codeId: z.string().check(z.maxLength(64)),
  validateCode: z.string().check(z.maxLength(2000)),
}

const hex = z.string().check(z.regex(/^[0-9a-f]{1,128}$/))

/** A task that a computer solves in about a second and that the server has signed: a challenge of ALTCHA 2. */
export const challenge = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    /** The number of PBKDF2 iterations for each guess. */
    cost: z.int(),
    nonce: hex,
    salt: hex,
    keyLength: z.int(),
    keyPrefix: hex,
    keySignature: hex,
    data: z.object({ id: z.string(), form: protectedForm, until: z.int() }),
  }),
  signature: hex,
})
export type Challenge = z.infer<typeof challenge>

/** A task with its solution. */
export const solvedChallenge = z.object({
  challenge,
  solution: z.object({ counter: z.int().check(z.minimum(0)), derivedKey: hex }),
})

/**
 * Returns a task whose solution must be sent with a form. `image` is always empty. Without `form`, the task is for
 * the application to become a trainer, for which the specification has this call.
 */
export const getChallenge = declareCall({
  method: 'GET',
  path: '/certification/validateCode/getValidateCode',
  who: 'any',
  summary: 'A proof-of-work task for a form, in place of a CAPTCHA picture',
  source: 'S2 7',
  request: z.object({ form: z.optional(protectedForm) }),
  response: z.object({ codeId: z.string(), image: z.literal(''), challenge }),
  refusals: ['tooFrequent'],
})
