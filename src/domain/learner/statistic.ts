import * as z from 'zod/mini'

const count = z.int().check(z.minimum(0))

/**
 * The number of the learner's courses in each state. A course is counted once; a course that is waiting for a
 * reviewer counts as `waiting`. `quizOpen` is the number of learned courses whose quiz is not taken yet.
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

/** The number of videos that the learner has started, and the number of those watched to the end. */
export const videoStatistic = z.object({ learning: count, learned: count })

export const statistic = z.object({ courses: courseStatistic, videos: videoStatistic })
export type Statistic = z.infer<typeof statistic>
