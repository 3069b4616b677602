import { getPracticalExam } from '../../contract/catalogue/practical-exam.ts'
import type { PracticalExam } from '../../domain/practical-exam/practical-exam.ts'
import { environment } from '../../environment/environment.ts'
import { createLiveItem } from '../resource/live.ts'

/** The current state of a practical exam on its page. */
export interface LivePracticalExam {
  exam: PracticalExam
}

/** The practical exam of the page in its current state for this learner. It is loaded again after every action. */
export const livePracticalExam = createLiveItem<LivePracticalExam>(async (id) => {
  const result = await environment().api.call(getPracticalExam, { id })
  return result.ok ? { exam: result.value } : null
})
