import * as contract from '../../src/contract/topic.ts'
import { implement } from '../implement.ts'
import { getTopic } from '../services/topic/get-topic.ts'

export const topicRoutes = [
  implement(contract.getTopic, ({ db, request, ...audience }) => getTopic(db, audience, request.id)),
]
