import { setTimeout as wait } from 'node:timers/promises'
import { BenchLearner } from '../../bench/learners/bench-learner.ts'
import type { Examinee } from '../exam/examinees.ts'
import { type LoadResult, recordResponse } from './steady-load.ts'

/**
 * The load of exams: a new learner begins every `beginInterval` milliseconds and saves `answers` answers, one every
 * `answerInterval` milliseconds.
 */
const beginInterval = 4000
const answers = 20
const answerInterval = 2000

/** Returns the number of learners who begin an exam within a duration in milliseconds. */
export const countExaminees = (duration: number): number => Math.ceil(duration / beginInterval)

/** Until an instant, lets learners begin an exam one after the other, save answers, and submit the exam. */
export async function runExamLoad(
  examinees: readonly Examinee[],
  nextOrigin: () => string,
  until: number,
): Promise<LoadResult> {
  const result: LoadResult = { name: 'exams', times: [], refusedEarly: 0, failures: [] }
  const sitting: Promise<void>[] = []
  for (const each of examinees) {
    if (performance.now() >= until) break
    sitting.push(sit(new BenchLearner(each, nextOrigin), result))
    await wait(beginInterval)
  }
  await Promise.all(sitting)
  return result
}

async function sit(learner: BenchLearner, result: LoadResult): Promise<void> {
  await recordResponse(result, () => learner.begin())
  for (let count = 0; count < answers; count += 1) {
    await wait(answerInterval)
    await recordResponse(result, () => learner.save())
  }
  await recordResponse(result, () => learner.submit())
}
