import * as z from 'zod/mini'
import { verifiedReceipt } from '../../domain/exam/receipt.ts'
import { declareCall } from '../protocol/call.ts'
import { idCodec } from '../protocol/wire.ts'

/**
 * Returns the signed receipt of a finished attempt: a compact JWS that can be verified with a key from
 * /.well-known/jwks.json.
 */
export const getReceipt = declareCall({
  method: 'POST',
  path: '/exam/receipt',
  who: 'learner',
  reads: true,
  summary: 'The signed receipt of an ended attempt',
  source: 'ours',
  request: z.object({ attemptId: idCodec }),
  response: z.object({ receipt: z.string() }),
  refusals: ['notFound'],
})

/**
 * Returns the contents of a receipt that the portal signed; any other receipt is refused as `invalid`. The call is
 * rate limited.
 */
export const checkReceipt = declareCall({
  method: 'POST',
  path: '/receipt/check',
  who: 'form',
  summary: 'Checks the signature of a receipt',
  source: 'ours',
  request: z.object({ receipt: z.string().check(z.maxLength(64_000)) }),
  response: verifiedReceipt,
  refusals: ['tooFrequent'],
})
