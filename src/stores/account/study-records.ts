import { clearLearning } from '../../contract/learning/certification-enrolment.ts'
import { environment } from '../../environment/environment.ts'
import { performAction } from '../action/action.ts'
import { myLearningData } from '../my-learning/my-learning.ts'
import { reportUnreachable, toast } from '../notice/notices.ts'

/**
 * Deletes the learning records of a certification. Returns whether they were deleted. If the server refuses, a popup
 * shows the reason.
 */
export async function clearStudyRecords(certificationId: number): Promise<boolean> {
  let cleared = false
  await performAction('enrolment:certification.signIn', async () => {
    const answer = await environment().api.call(clearLearning, { certificationId })
    cleared = answer.ok
    if (answer.ok) toast('notices:recordsCleared')
    else if (answer.failure.kind !== 'refused') return reportUnreachable(answer.failure)
    await Promise.all([
      myLearningData.overview.refresh(),
      myLearningData.statistic.refresh(),
      myLearningData.courses.refresh(),
    ])
  })
  return cleared
}
