import { atom } from 'nanostores'
import { getExamAnalysis } from '../../contract/learning/exam.ts'
import { getPastAttempts } from '../../contract/learning/exam-terms.ts'
import type { AnalysedQuestion } from '../../domain/exam/exam.ts'
import type { PastAttempt } from '../../domain/exam/exam-terms.ts'
import { environment } from '../../environment/environment.ts'
import type { ExamTarget } from '../../query/exam.ts'
import { createLiveItem } from '../resource/live.ts'

/** All attempts of the learner at the exam; null while they are loading, `failed` if loading failed. */
export const $examAttempts = atom<readonly PastAttempt[] | 'failed' | null>(null)

export async function loadAttempts(target: ExamTarget): Promise<void> {
  const result = await environment().api.call(getPastAttempts, target)
  $examAttempts.set(result.ok ? result.value : 'failed')
}

/** The analysis of an attempt, loaded by the id of the attempt. */
export const attemptAnalysis = createLiveItem<readonly AnalysedQuestion[]>(async (attemptId) => {
  const result = await environment().api.call(getExamAnalysis, { attemptId })
  return result.ok ? result.value : null
})
