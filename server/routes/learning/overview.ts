import * as contract from '#src/contract/learning/overview.ts'
import { implementForLearner } from '../../implement.ts'
import { getOverview } from '../../services/learning/overview/get-overview.ts'

export const overviewRoutes = [
  implementForLearner(contract.getOverview, ({ db, learner, ...audience }) =>
    getOverview(db, audience, learner.id),
  ),
]
