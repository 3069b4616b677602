import { getExamResult } from '../../contract/learning/exam.ts'
import { getExamTerms, getPastAttempts } from '../../contract/learning/exam-terms.ts'
import type { ExamTerms } from '../../domain/exam/exam-terms.ts'
import { environment } from '../../environment/environment.ts'
import { createLiveItem } from '../resource/live.ts'

/** The learner's result in the theory exam of the page's certification. */
export const theoryExamResult = createLiveItem(async (targetId) => {
  const result = await environment().api.call(getExamResult, { exam: 'theory', targetId })
  return result.ok ? result.value : null
})

/** Returns the terms of the theory exam of a certification for the learner; null if they could not be loaded. */
export async function loadTheoryTerms(targetId: number): Promise<ExamTerms | null> {
  const result = await environment().api.call(getExamTerms, { exam: 'theory', targetId })
  return result.ok ? result.value : null
}

/** The terms of the theory exam of the page's certification. */
export const theoryExamTerms = createLiveItem(loadTheoryTerms)

/** The learner's attempts at the theory exam, in all enrolments. */
export const theoryAttempts = createLiveItem(async (targetId) => {
  const result = await environment().api.call(getPastAttempts, { exam: 'theory', targetId })
  return result.ok ? result.value : null
})

const day = 24 * 60 * 60 * 1000

/** Returns the number of days until an instant, rounded up; 0 once it has passed. */
export const daysUntil = (instant: string): number =>
  Math.max(0, Math.ceil((Date.parse(instant) - environment().now()) / day))
