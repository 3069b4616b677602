import * as z from 'zod/mini'
import * as domain from '../../domain/learner/statistic.ts'
import { declareCall } from '../protocol/call.ts'
import { renamedWire } from '../protocol/renamed.ts'

const courseStatisticWire = renamedWire(domain.courseStatistic, {
  waiting: 'notAudited',
  notStarted: 'notStart',
  learned: 'learnEnd',
  passed: 'success',
  failed: 'fail',
})

const videoStatisticWire = renamedWire(domain.videoStatistic, { learned: 'learnEnd' })

/**
 * Returns the numbers of the learner's courses and videos by learning state; each count has the name of its state.
 * Specification 1, section 4; specification 2, section 7: user.
 */
export const getMyStatistic = declareCall({
  method: 'GET',
  path: '/user/personalCenter/classifiedStatistic',
  who: 'learner',
  summary: 'The number of the learner’s courses and videos in each state',
  source: 'S2 7',
  request: z.object({}),
  response: renamedWire(domain.statistic, {
    courses: ['courseStatistic', courseStatisticWire],
    videos: ['videoStatistic', videoStatisticWire],
  }),
})
