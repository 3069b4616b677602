import * as z from 'zod/mini'
import * as domain from '../domain/statistic/statistic.ts'
import { declareCall } from './call.ts'

const courseStatisticWire = z.codec(
  z.object({
    notAudited: z.int(),
    notStart: z.int(),
    learning: z.int(),
    learnEnd: z.int(),
    success: z.int(),
    fail: z.int(),
  }),
  domain.courseStatistic,
  {
    decode: ({ notAudited, notStart, learning, learnEnd, success, fail }) => ({
      waiting: notAudited,
      notStarted: notStart,
      learning,
      learned: learnEnd,
      passed: success,
      failed: fail,
    }),
    encode: ({ waiting, notStarted, learning, learned, passed, failed }) => ({
      notAudited: waiting,
      notStart: notStarted,
      learning,
      learnEnd: learned,
      success: passed,
      fail: failed,
    }),
  },
)

const videoStatisticWire = z.codec(
  z.object({ learning: z.int(), learnEnd: z.int() }),
  domain.videoStatistic,
  {
    decode: ({ learning, learnEnd }) => ({ learning, learned: learnEnd }),
    encode: ({ learning, learned }) => ({ learning, learnEnd: learned }),
  },
)

/** The names of the counts are those of the learning process. Specification 1, section 4; specification 2, section 7: user. */
export const getMyStatistic = declareCall({
  method: 'GET',
  path: '/user/personalCenter/classifiedStatistic',
  who: 'learner',
  summary: 'How many of the learner’s courses and videos stand where',
  request: z.object({}),
  answer: z.codec(
    z.object({ courseStatistic: courseStatisticWire, videoStatistic: videoStatisticWire }),
    domain.statistic,
    {
      decode: (wire) => ({ courses: wire.courseStatistic, videos: wire.videoStatistic }),
      encode: (statistic) => ({ courseStatistic: statistic.courses, videoStatistic: statistic.videos }),
    },
  ),
})
