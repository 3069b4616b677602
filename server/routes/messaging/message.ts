import * as contract from '#src/contract/messaging/message.ts'
import { pageInputOf } from '#src/contract/protocol/paging.ts'
import { implementForLearner } from '../../implement.ts'
import { listMessages, markMessageRead, readMessage } from '../../services/messaging/message/messages.ts'

export const messageRoutes = [
  implementForLearner(contract.findMessages, ({ db, request, learner }) =>
    listMessages(db, { learnerId: learner.id, unread: request.unread ?? false }, pageInputOf(request)),
  ),

  implementForLearner(contract.getMessage, ({ db, request, learner }) =>
    readMessage(db, learner.id, request.id),
  ),

  implementForLearner(contract.markMessage, ({ db, request, learner, now }) =>
    markMessageRead(db, learner.id, request, now),
  ),
]
