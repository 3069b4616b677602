import { getRecommendedClassrooms } from '../../src/contract/recommendation.ts'
import { implement } from '../implement.ts'
import { listRecommendedClassrooms } from '../services/classroom/list-recommended.ts'

export const recommendationRoutes = [
  implement(getRecommendedClassrooms, ({ db, now, ...audience }) =>
    listRecommendedClassrooms(db, audience, now),
  ),
]
