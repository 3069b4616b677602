import * as z from 'zod/mini'
import { cancellation } from '../../domain/cancellation/cancellation.ts'
import { declareCall } from '../protocol/call.ts'
import { idCodec } from '../protocol/wire.ts'

const refusals = ['notFound', 'forbidden', 'repeatSubmit'] as const
const reviewer = { method: 'POST', who: 'operator', role: 'reviewer', source: 'decided' } as const

/**
 * The request of a cancellation. `reason` is shown to the participants. `moveTo` is another date of the same
 * training at the same price: participants are moved to this date while it has free seats. For all other
 * participants, a refund of the paid amount is prepared, which the finance staff confirm.
 */
const request = z.object({
  id: idCodec,
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
  moveTo: z.optional(idCodec),
})

/**
 * The preview of a cancellation. The call changes nothing, and is refused for the same reasons as the cancellation.
 */
const preview = {
  ...reviewer,
  reads: true,
  request,
  response: cancellation,
  refusals,
} as const

/**
 * The cancellation of a session, which can't be undone: participants are moved, refunded (a refund is prepared) or
 * released, and all of them are notified by mail. A second call is refused as `repeatSubmit`, with the operator and
 * the time of the cancellation (`alreadyCanceledContext`). Other refusals: `forbidden` with a reason (`sessionOver`,
 * `ownMatter`, or why an order can't be refunded), and `invalid` if `moveTo` is not a suitable date.
 */
const cancel = {
  ...reviewer,
  byPerson: true,
  byOwnSession: true,
  request,
  response: cancellation,
  refusals,
} as const

export const previewClassroomCancellation = declareCall({
  ...preview,
  path: '/operator/classroom/cancel/preview',
  summary: 'A preview of canceling a session of a training, for each participant',
})

export const cancelTrainingSession = declareCall({
  ...cancel,
  path: '/operator/classroom/cancel',
  summary: 'Cancels a session of a training, with moves or refunds for its participants',
})

export const previewExamCancellation = declareCall({
  ...preview,
  path: '/operator/practical-exam/cancel/preview',
  summary: 'A preview of canceling a date of a practical exam, for each participant',
})

export const cancelExamSession = declareCall({
  ...cancel,
  path: '/operator/practical-exam/cancel',
  summary: 'Cancels a date of a practical exam, with moves or refunds for its participants',
})

/** The context of a refusal to cancel a session that is already canceled. */
export const alreadyCanceledContext = z.object({ by: z.string(), at: z.iso.datetime() })
