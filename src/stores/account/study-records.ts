import { clearLearning } from '../../contract/learning/certification-enrolment.ts'
import { environment } from '../../environment/environment.ts'
import { performAction } from '../action/action.ts'
import { myLearningData } from '../my-learning/my-learning.ts'
import { reportUnreachable, showToast } from '../notice/notices.ts'

/**
 * Deletes the learning records of a certification. Returns whether they were deleted. If the server refuses, a popup
 * shows the reason.
 */
export async function clearStudyRecords(certificationId: number): Promise<boolean> {
  let cleared = false
  await performAction('enrolment:certification.signIn', async () => {
    const result = await environment().api.call(clearLearning, { certificationId })
    cleared = result.ok
    if (result.ok) showToast('notices:recordsCleared')
    else if (result.failure.kind !== 'refused') return reportUnreachable(result.failure)
    await Promise.all([
      myLearningData.overview.refresh(),
      myLearningData.statistic.refresh(),
      myLearningData.courses.refresh(),
    ])
  })
  return cleared
}
