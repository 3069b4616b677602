import * as contract from '../../src/contract/my-training.ts'
import { pageOf } from '../../src/contract/paging.ts'
import { implementForLearner } from '../implement.ts'
import { findMyTrainings } from '../services/schedule/find-my-trainings.ts'

export const myTrainingRoutes = [
  implementForLearner(contract.findMyTrainings, ({ db, request, now, learner, secrets, ...audience }) => {
    const reader = { learnerId: learner.id, keys: secrets.keys }
    return findMyTrainings({ db, audience, reader, now }, { time: request.status, ...pageOf(request) })
  }),
]
