import * as z from 'zod/mini'
import { cancellation } from '../../domain/cancellation/cancellation.ts'
import { declareCall } from '../protocol/call.ts'
import { id } from '../protocol/wire.ts'

const refusals = ['notFound', 'forbidden', 'repeatSubmit'] as const
const reviewer = { method: 'POST', who: 'operator', role: 'reviewer', source: 'decided' } as const

/**
 * `reason` is what the participants read. `moveTo` is another date of the same training at the same price: participants are moved to it while there
 * is room. The others, and all without it, get a refund of what they paid, which finance confirms.
 */
const request = z.object({
  id,
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
  moveTo: z.optional(id),
})

/** Nothing is changed. Refused as canceling it would be. */
const previewing = {
  ...reviewer,
  reads: true,
  request,
  answer: cancellation,
  refusals,
} as const

/**
 * Cancels it for good: participants are moved, or their refunds prepared, or released, and all are mailed. A second call is refused as
 * `repeatSubmit`, with who canceled it and when (`cancellationContext`). Others: `forbidden` with a reason (`sessionOver`, `ownMatter`, or why an order
 * can't be refunded), `invalid` where `moveTo` is no such date.
 */
const canceling = {
  ...reviewer,
  byPerson: true,
  byOwnSession: true,
  request,
  answer: cancellation,
  refusals,
} as const

export const previewClassroomCancellation = declareCall({
  ...previewing,
  path: '/operator/classroom/cancel/preview',
  summary: 'What canceling a session of a training would come to, for each participant',
})

export const cancelTrainingSession = declareCall({
  ...canceling,
  path: '/operator/classroom/cancel',
  summary: 'Cancels a session of a training, with moves or refunds for its participants',
})

export const previewExamCancellation = declareCall({
  ...previewing,
  path: '/operator/practical-exam/cancel/preview',
  summary: 'What canceling a date of a practical exam would come to, for each participant',
})

export const cancelExamSession = declareCall({
  ...canceling,
  path: '/operator/practical-exam/cancel',
  summary: 'Cancels a date of a practical exam, with moves or refunds for its participants',
})

/** The context of a refusal to cancel what is canceled already. */
export const cancellationContext = z.object({ by: z.string(), at: z.iso.datetime() })
