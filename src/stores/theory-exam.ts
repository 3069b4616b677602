import { getExamResult } from '../contract/exam.ts'
import { environment } from '../environment/environment.ts'
import { createLive } from './live.ts'

/** The learner's result of the theory exam of the page's certification. */
export const theoryExam = createLive(async (targetId) => {
  const answer = await environment().api.call(getExamResult, { exam: 'theory', targetId })
  return answer.ok ? answer.value : null
})
