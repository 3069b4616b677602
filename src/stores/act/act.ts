import { atom } from 'nanostores'
import type { CertificationKind } from '../../domain/course/course.ts'
import { environment } from '../../environment/environment.ts'
import { type NoticeKey, promptSignIn, toast } from '../notice/notices.ts'
import { loadSession } from '../session/session.ts'

/**
 * Whether an act is under way: from the click until 1 second after the answer. Clicks in between are ignored.
 * Specification 1, section 4.
 */
export const $isActing = atom(false)

const lockReleasedAfter = 1000

/**
 * Whether a learner is signed in who may act; an anonymous reader is asked to sign in, with the message key
 * of the reason.
 */
export async function mayAct(reason: NoticeKey): Promise<boolean> {
  const session = await loadSession()
  if (session.state === 'anonymous') promptSignIn(reason)
  if (session.state === 'failed') toast('enrolment:unreachable')
  return session.state === 'signedIn'
}

/**
 * Whether a learner may go on to enrol: signed in, and known as well as the site asks before such an enrolment. Who is not is
 * asked, and the promise waits for that. `kind` is that of the certification that it leads to; `name` is the name of the act on
 * the page, by which it goes on after a sign-on in between. Specification 1, section 5: profile.
 */
export async function ensureMayEnrol(
  reason: NoticeKey,
  kind: CertificationKind | null,
  name = 'enrol',
): Promise<boolean> {
  if (!(await mayAct(reason))) return false
  const informing = await import('../profile/information.ts').catch(() => toast('enrolment:unreachable'))
  return informing ? informing.isInformed(kind, name) : false
}

/**
 * Runs what a learner has clicked, one act at a time. Anonymous readers are asked to sign in, with the
 * message key of the reason.
 * @example await act('enrolment:classroom.signIn', async () => { await call() })
 */
export async function act(reason: NoticeKey, work: () => Promise<void>): Promise<void> {
  if ($isActing.get()) return
  $isActing.set(true)
  try {
    if (await mayAct(reason)) await work()
  } finally {
    environment().later(() => $isActing.set(false), lockReleasedAfter)
  }
}
