import type { Failure } from '../api/result.ts'
import { enrolByCode } from '../contract/invitation.ts'
import { environment } from '../environment/environment.ts'
import { act } from './act.ts'
import { showNow, signInToEnrol } from './enrolment.ts'
import { toast } from './notices.ts'

/** Enrols in a course by an invitation code; answers why a code was not taken. Specification 1, section 5. */
export async function enrolWithCode(
  id: number,
  wish: { code: string; mails: boolean },
): Promise<Failure | null> {
  let refused: Failure | null = null
  await act(signInToEnrol, async () => {
    const answer = await environment().api.call(enrolByCode, {
      code: wish.code,
      relationId: id,
      relationType: 'course',
      emailNotificationStatus: wish.mails ? 'subscribed' : 'notSubscribed',
    })
    if (!answer.ok) {
      refused = answer.failure
      return
    }
    toast('enrolment:enrolled')
    await showNow(id)
  })
  return refused
}
