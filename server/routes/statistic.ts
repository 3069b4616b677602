import { getMyStatistic } from '../../src/contract/statistic.ts'
import { implementForLearner } from '../implement.ts'
import { getStatistic } from '../services/statistic/get-statistic.ts'

export const statisticRoutes = [
  implementForLearner(getMyStatistic, ({ db, learner, ...audience }) =>
    getStatistic(db, audience, learner.id),
  ),
]
