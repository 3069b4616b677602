import * as z from 'zod/mini'

const count = z.int().check(z.minimum(0))

/**
 * How many of the learner's courses are in each state: a course is counted once, and one that waits for a
 * reviewer as `waiting`. `quizOpen`: how many of the learned ones have a quiz that isn't taken yet.
 */
export const courseStatistic = z.object({
  waiting: count,
  notStarted: count,
  learning: count,
  learned: count,
  quizOpen: count,
  passed: count,
  failed: count,
})

/** How many videos the learner has begun, and how many watched to the end. */
export const videoStatistic = z.object({ learning: count, learned: count })

export const statistic = z.object({ courses: courseStatistic, videos: videoStatistic })
export type Statistic = z.infer<typeof statistic>
