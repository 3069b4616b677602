import * as z from 'zod/mini'
import { family } from '../../domain/content-item/families.ts'
import { declareCall } from '../protocol/call.ts'
import { id } from '../protocol/wire.ts'

const editor = { who: 'operator', role: 'editor', source: 'ours', method: 'POST' } as const

/**
 * Discards a draft of this version with its schedule, and returns the schedule. An item that was never published is deleted.
 * Refused as `conflict` if the draft was saved again since.
 */
export const discardDraft = declareCall({
  ...editor,
  obeysLimits: true,
  path: '/operator/content/discard',
  summary: 'Discards a draft',
  request: z.object({ family, id, version: id }),
  answer: z.object({ publishAt: z.nullable(z.iso.datetime()) }),
  refusals: ['notFound', 'conflict'],
})

/** Removes a draft's schedule; the draft stays. Refused as `notFound` without a schedule. */
export const unscheduleDraft = declareCall({
  ...editor,
  obeysLimits: true,
  path: '/operator/content/unschedule',
  summary: 'Removes the schedule of a draft',
  request: z.object({ family, id }),
  answer: z.object({ publishAt: z.iso.datetime() }),
  refusals: ['notFound'],
})
