import { atom } from 'nanostores'
import type { Failure } from '../api/result.ts'
import { environment } from '../environment/environment.ts'
import { askToSignIn, toast } from './notices.ts'
import { loadSession } from './session.ts'

/** True from the click until 1 second after the answer: clicks in between are ignored. Specification 1, section 4. */
export const $acting = atom(false)

const lockReleasedAfter = 1000

/** Whether a learner is there to act; an anonymous reader is asked to sign in, with the key of the reason. */
export async function mayAct(reason: string): Promise<boolean> {
  const session = await loadSession()
  if (session.state === 'anonymous') askToSignIn(reason)
  if (session.state === 'failed') toast('enrolment:unreachable')
  return session.state === 'signedIn'
}

/** Does what a learner has clicked, one thing at a time. */
export async function act(reason: string, work: () => Promise<void>): Promise<void> {
  if ($acting.get()) return
  $acting.set(true)
  try {
    if (await mayAct(reason)) await work()
  } finally {
    environment().later(() => $acting.set(false), lockReleasedAfter)
  }
}

/** Says that the server was not reached; what it refuses has a popup, or a field, of its own. */
export function sayUnreachable(failure: Failure): void {
  if (failure.kind !== 'refused') toast('enrolment:unreachable')
}
