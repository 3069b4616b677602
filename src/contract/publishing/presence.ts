import * as z from 'zod/mini'
import { family } from '../../domain/content-item/families.ts'
import { presentEditor } from '../../domain/content-item/presence.ts'
import { declareCall } from '../protocol/call.ts'
import { idCodec } from '../protocol/wire.ts'

/**
 * Reports that the caller has an item open, and returns the other editors who have had it open within the last
 * minute, the earliest first. The desk repeats the call while its page is visible. The call is not recorded in the
 * audit log.
 */
export const markPresence = declareCall({
  who: 'operator',
  role: 'editor',
  method: 'POST',
  obeysLimits: true,
  path: '/operator/content/presence',
  summary: 'The other editors who have an item open',
  source: 'ours',
  request: z.object({ family, id: idCodec, editing: z.boolean() }),
  response: z.object({ others: z.array(presentEditor) }),
  refusals: ['notFound'],
})
