import * as z from 'zod/mini'
import { declareCall } from './call.ts'
import { numeric } from './wire.ts'

/** Milliseconds since 1970. `timeStamp` is the asking clock; the countdown goes by the difference. Specification 1, section 9. */
export const getServerTime = declareCall({
  method: 'GET',
  path: '/user/pay/registration/getServerTime',
  who: 'any',
  summary: 'The time of the server',
  request: z.object({ timeStamp: z.optional(numeric) }),
  answer: z.int(),
})
