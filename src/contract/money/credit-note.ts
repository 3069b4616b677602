import * as z from 'zod/mini'
import { declareCall } from '../protocol/call.ts'
import { wireObject } from '../protocol/renamed.ts'

export const getCreditNote = declareCall({
  method: 'GET',
  path: '/user/creditNote/getCreditNote',
  who: 'learner',
  summary: 'A link to a credit note of the learner, for this session only',
  source: 'decided',
  request: z.object({ number: z.string().check(z.minLength(1), z.maxLength(100)) }),
  response: wireObject({ link: ['creditNotePdf', z.string()] }),
  refusals: ['notFound'],
})
