import type { Failure } from '../../api/result.ts'
import { enrolByCode } from '../../contract/learning/invitation.ts'
import { environment } from '../../environment/environment.ts'
import { performAction } from '../action/action.ts'
import { showRegistrationStatus, signInToEnrolKey } from '../course/enrolment.ts'
import { showToast } from '../notice/notices.ts'

/**
 * Enrols in a course by an invitation code. Returns the failure if enrolling failed, null if it succeeded or no
 * learner is signed in. Specification 1, section 5.
 */
export async function enrolInCourseByCode(
  id: number,
  input: { code: string; mails: boolean },
): Promise<Failure | null> {
  let refused: Failure | null = null
  await performAction(signInToEnrolKey, async () => {
    const result = await environment().api.call(enrolByCode, {
      code: input.code,
      kind: 'course',
      targetId: id,
      emailNotification: input.mails ? 'subscribed' : 'notSubscribed',
    })
    if (!result.ok) {
      refused = result.failure
      return
    }
    showToast('enrolment:enrolled')
    await showRegistrationStatus(id, result.value.status)
  })
  return refused
}
