import { atom } from 'nanostores'
import type { CertificationKind } from '../../domain/course/course.ts'
import { environment } from '../../environment/environment.ts'
import { type NoticeKey, openSignInDialog, showToast } from '../notice/notices.ts'
import { loadSession } from '../session/session.ts'

/**
 * Whether an action is running: from the click until 1 second after the response. Clicks in between are ignored.
 * Specification 1, section 4.
 */
export const $isActing = atom(false)

const lockMilliseconds = 1000

/**
 * Returns whether a learner is signed in. If not, opens the sign-in dialog; `reason` is the message key of its
 * text. `name` is the `data-act` of the pressed button, if the action should continue after the sign-in.
 */
export async function ensureSession(reason: NoticeKey, name?: string): Promise<boolean> {
  const session = await loadSession()
  if (session.state === 'anonymous') openSignInDialog(reason, name)
  if (session.state === 'failed') showToast('enrolment:unreachable')
  return session.state === 'signedIn'
}

/**
 * Returns whether the learner is signed in and has given the information that the site requires before an enrolment.
 * If information is missing, opens a dialog for it and waits until the dialog closes. `kind` is the kind of
 * certification to which the enrolment leads. `name` is the name of the action on the page, which continues after a
 * sign-in. Specification 1, section 5: profile.
 */
export async function ensureCanEnrol(
  reason: NoticeKey,
  kind: CertificationKind | null,
  name = 'enrol',
): Promise<boolean> {
  if (!(await ensureSession(reason, name))) return false
  const information = await import('../profile/information.ts').catch(() =>
    showToast('enrolment:unreachable'),
  )
  return information ? information.ensureInformation(kind, name) : false
}

/**
 * Performs `work`, the action of a click. Until it ends, further clicks are ignored. For an anonymous visitor, opens
 * the sign-in dialog instead; `reason` is the message key of its text.
 * @example await performAction('enrolment:classroom.signIn', async () => { await call() })
 */
export async function performAction(reason: NoticeKey, work: () => Promise<void>): Promise<void> {
  if ($isActing.get()) return
  $isActing.set(true)
  try {
    if (await ensureSession(reason)) await work()
  } finally {
    environment().later(() => $isActing.set(false), lockMilliseconds)
  }
}
