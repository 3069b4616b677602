import { getPracticalExam } from '../../contract/catalogue/practical-exam.ts'
import type { PracticalExam } from '../../domain/practical-exam/practical-exam.ts'
import { environment } from '../../environment/environment.ts'
import { createLive } from '../resource/live.ts'

/** A date of a practical exam as its page shows it now. */
export interface LivePracticalExam {
  exam: PracticalExam
}

/** The practical exam of the page as it is now for this learner; it is asked for again after every act. */
export const livePracticalExam = createLive<LivePracticalExam>(async (id) => {
  const answer = await environment().api.call(getPracticalExam, { id })
  return answer.ok ? { exam: answer.value } : null
})
