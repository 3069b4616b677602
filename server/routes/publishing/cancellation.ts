import type { RequestOf } from '#src/contract/protocol/call.ts'
import * as contract from '#src/contract/publishing/cancellation.ts'
import type { TrainingFamily } from '#src/domain/cancellation/training-family.ts'
import { operatorOf } from '../../http/operator.ts'
import type { HandlerContext } from '../../http/respond.ts'
import { implement } from '../../implement.ts'
import type { CancelSessionInput } from '../../services/publishing/cancellation/cancel-session-input.ts'
import { cancelTrainingSession } from '../../services/publishing/cancellation/cancel-training-session.ts'
import { previewCancellation } from '../../services/publishing/cancellation/preview-cancellation.ts'

type CancellationContext = HandlerContext<RequestOf<typeof contract.cancelTrainingSession>>

const cancelInputOf = (
  family: TrainingFamily,
  { request, http, random, now }: CancellationContext,
): CancelSessionInput => ({
  ...request,
  family,
  operator: operatorOf(http),
  random,
  now,
})

export const cancellationRoutes = [
  implement(contract.previewClassroomCancellation, (context) =>
    previewCancellation(context.db, cancelInputOf('classroom', context)),
  ),

  implement(contract.cancelTrainingSession, (context) =>
    cancelTrainingSession(context.db, context.sites, cancelInputOf('classroom', context)),
  ),

  implement(contract.previewExamCancellation, (context) =>
    previewCancellation(context.db, cancelInputOf('practicalExam', context)),
  ),

  implement(contract.cancelExamSession, (context) =>
    cancelTrainingSession(context.db, context.sites, cancelInputOf('practicalExam', context)),
  ),
]
