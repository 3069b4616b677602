import * as z from 'zod/mini'
import { declareCall } from './call.ts'
import { wireObject } from './renamed.ts'
import { numberCodec } from './wire.ts'

/**
 * Returns the server's time in milliseconds since 1970. `askedAt` is the browser's time when the browser sends the
 * request. Countdowns use the difference between the two clocks. Specification 1, section 9.
 */
export const getServerTime = declareCall({
  method: 'GET',
  path: '/user/pay/registration/getServerTime',
  who: 'any',
  summary: 'The time of the server',
  source: 'S1 9',
  request: wireObject({ askedAt: ['timeStamp', z.optional(numberCodec)] }),
  response: z.int(),
})
