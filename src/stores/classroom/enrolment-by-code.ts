import type { Failure } from '../../api/result.ts'
import { enrolByCode } from '../../contract/learning/invitation.ts'
import { environment } from '../../environment/environment.ts'
import { act } from '../act/act.ts'
import { showRegistered, signInNotice } from '../course/enrolment.ts'
import { toast } from '../notice/notices.ts'

/**
 * Enrols in a course by an invitation code; answers the failure when the code was not taken. Specification 1,
 * section 5.
 */
export async function enrolWithCode(
  id: number,
  wish: { code: string; mails: boolean },
): Promise<Failure | null> {
  let refused: Failure | null = null
  await act(signInNotice, async () => {
    const answer = await environment().api.call(enrolByCode, {
      code: wish.code,
      kind: 'course',
      targetId: id,
      emailNotification: wish.mails ? 'subscribed' : 'notSubscribed',
    })
    if (!answer.ok) {
      refused = answer.failure
      return
    }
    toast('enrolment:enrolled')
    await showRegistered(id, answer.value.status)
  })
  return refused
}
