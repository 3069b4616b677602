import { getDistributors } from '../../src/contract/distributor.ts'
import { implementForLearner } from '../implement.ts'
import { listDistributors } from '../services/distributor/list-distributors.ts'

export const distributorRoutes = [
  implementForLearner(getDistributors, ({ db, request, learner, now, ...audience }) =>
    listDistributors(db, audience, { learnerId: learner.id, country: request.countryCode, now }),
  ),
]
