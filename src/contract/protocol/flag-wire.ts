import * as z from 'zod/mini'
import { shortText } from './wire.ts'

/**
 * The codec of a boolean as '1' or '0'.
 * @example z.encode(flagCode, true) // '1'
 */
export const flagCode = z.codec(z.union([shortText, z.number()]), z.boolean(), {
  decode: (code, context) => {
    if (String(code) === '1') return true
    if (String(code) === '0') return false
    context.issues.push({ code: 'invalid_value', values: ['0', '1'], input: code })
    return z.NEVER
  },
  encode: (flag) => (flag ? '1' : '0'),
})
