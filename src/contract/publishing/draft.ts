import * as z from 'zod/mini'
import { family } from '../../domain/content-item/families.ts'
import { declareCall } from '../protocol/call.ts'
import { id } from '../protocol/wire.ts'

const editor = { who: 'operator', role: 'editor', source: 'ours', method: 'POST' } as const

/**
 * Discards a draft of this version with its schedule, which the answer tells. An item that was never published goes with it. Refused as
 * `conflict` where the draft was saved again since.
 */
export const discardDraft = declareCall({
  ...editor,
  path: '/operator/content/discard',
  summary: 'Discard a draft',
  request: z.object({ family, id, version: id }),
  answer: z.object({ publishAt: z.nullable(z.iso.datetime()) }),
  refusals: ['notFound', 'conflict'],
})

/** Takes a draft's schedule away: it stays a draft. Refused as `notFound` where none is scheduled. */
export const unscheduleDraft = declareCall({
  ...editor,
  path: '/operator/content/unschedule',
  summary: 'Take the schedule of a draft away',
  request: z.object({ family, id }),
  answer: z.object({ publishAt: z.iso.datetime() }),
  refusals: ['notFound'],
})
