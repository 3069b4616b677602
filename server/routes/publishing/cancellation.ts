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
  implement(contract.previewClassroomCancellation, (ask) =>
    previewCancellation(ask.db, cancelInputOf('classroom', ask)),
  ),

  implement(contract.cancelTrainingSession, (ask) =>
    cancelTrainingSession(ask.db, ask.sites, cancelInputOf('classroom', ask)),
  ),

  implement(contract.previewExamCancellation, (ask) =>
    previewCancellation(ask.db, cancelInputOf('practicalExam', ask)),
  ),

  implement(contract.cancelExamSession, (ask) =>
    cancelTrainingSession(ask.db, ask.sites, cancelInputOf('practicalExam', ask)),
  ),
]
