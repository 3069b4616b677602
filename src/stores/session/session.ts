import { atom } from 'nanostores'
import { getLearner, getSession } from '../../contract/identity/session.ts'
import type { UserInfo } from '../../domain/learner/learner.ts'
import { environment } from '../../environment/environment.ts'
import { signOnPath } from '../../routes.ts'

/**
 * The person at the screen. `unknown` until the server answered; `failed` when it could not be asked. `signedOut` where somebody was
 * signed in on this page, and has signed out in another tab.
 */
export type SignedInState =
  | { state: 'unknown' }
  | { state: 'anonymous'; signedOut?: true }
  | { state: 'failed' }
  | { state: 'signedIn'; learner: UserInfo }

export const $session = atom<SignedInState>({ state: 'unknown' })

/** How often user info is asked again, in milliseconds: every 10 minutes. Specification 1, section 9. */
const refreshEvery = 600_000

let asking: Promise<void> | undefined

async function ask(): Promise<SignedInState> {
  const { api, every, mayBeSignedIn, onSessionChange } = environment()
  if (!mayBeSignedIn()) return { state: 'anonymous' }
  const answer = await api.call(getSession, {})
  if (!answer.ok) return { state: 'failed' }
  if (!answer.value) return { state: 'anonymous' }
  every(refreshSession, refreshEvery)
  onSessionChange(look)
  return { state: 'signedIn', learner: answer.value }
}

/**
 * Loads the session, once a page however many islands want it. After a failure it may be loaded again.
 * @example const session = await loadSession()
 * if (session.state === 'signedIn') session.learner.email
 */
export async function loadSession(): Promise<SignedInState> {
  asking ??= askNow()
  await asking
  // The profile may have changed since the server was asked.
  return $session.get()
}

async function askNow(): Promise<void> {
  const session = await ask()
  if (session.state === 'failed') asking = undefined
  $session.set(session)
}

/** Sees that somebody has signed out in another tab. What must not be left, such as an exam, waits for the server to say so. */
function look(): void {
  if (stay || $session.get().state !== 'signedIn' || environment().mayBeSignedIn()) return
  asking = undefined
  $session.set({ state: 'anonymous', signedOut: true })
}

/** Loads the learner's data again. */
export async function refreshSession(): Promise<void> {
  const session = $session.get()
  if (session.state !== 'signedIn') return
  const answer = await environment().api.call(getLearner, { id: session.learner.id })
  if (answer.ok) $session.set({ state: 'signedIn', learner: answer.value })
}

/** Follows a link to sign-on from where the reader is now, with the filters and the place on the page. */
export const signOnHere = (event: { preventDefault(): void }): void => {
  event.preventDefault()
  startSignOn()
}

let stay: (() => void) | undefined

/**
 * A page in the middle of something is told that the session has ended, and is not left; without a function it is
 * left again.
 */
export const stayAtSessionEnd = (tell: (() => void) | undefined): void => {
  stay = tell
}

/** What follows when the server knows nobody any more: sign-on, which comes back to this page. */
export const endOfSession = (): void => (stay ?? startSignOn)()

/** Leaves for sign-on, which comes back to this page. */
export const startSignOn = (): void => {
  const { navigation } = environment()
  navigation.go(signOnPath(navigation.current()))
}
