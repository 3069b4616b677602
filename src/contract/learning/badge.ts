import * as z from 'zod/mini'
import { badgeKind } from '../../domain/certificate/badge.ts'
import { declareCall } from '../protocol/call.ts'
import { idCodec } from '../protocol/wire.ts'

/**
 * Returns one of the learner's certificates, or the medal for it, as an Open Badges 3.0 credential: a file with a
 * signed VC-JWT, which wallets and other portals accept. Refused as `notFound` if a medal is requested and the
 * certification has none.
 */
export const getBadge = declareCall({
  method: 'GET',
  path: '/badge/download',
  who: 'learner',
  summary: 'A certificate or medal of the learner as a signed credential (Open Badges 3.0)',
  source: 'ours',
  request: z.object({ id: idCodec, kind: badgeKind }),
  response: z.object({ link: z.string() }),
  refusals: ['notFound'],
})
