import { getExamResult } from '../contract/exam.ts'
import { environment } from '../environment/environment.ts'
import { createLive } from './live.ts'

/** How the theory exam of the page's certification stands for the learner. */
export const theoryExam = createLive(async (releaseId) => {
  const answer = await environment().api.call(getExamResult, { releaseId, relationType: 'theory' })
  return answer.ok ? answer.value : null
})
