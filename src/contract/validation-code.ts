import * as z from 'zod/mini'
import { declareCall } from './call.ts'
import { flagCode } from './flag-wire.ts'

/**
 * The fields of a validation code, by which a form shows that a person sends it: each code may be tried once,
 * for ten minutes.
 */
export const codeFields = {
  codeId: z.string().check(z.maxLength(64)),
  validateCode: z.string().check(z.maxLength(20)),
}

/**
 * Makes a validation code. `image` is an SVG and `audio` a WAV in the request's language, both as data URIs;
 * null where it was not asked for.
 */
export const getValidationCode = declareCall({
  method: 'GET',
  path: '/certification/validateCode/getValidateCode',
  who: 'any',
  summary: 'A code to read, or to hear, and to type into a form',
  source: 'S2 7',
  request: z.object({ audio: z.optional(flagCode) }),
  answer: z.object({ codeId: z.string(), image: z.string(), audio: z.nullable(z.string()) }),
  refusals: ['tooFrequent'],
})
