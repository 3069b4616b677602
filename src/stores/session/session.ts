import { atom } from 'nanostores'
import { getLearner, getSession } from '../../contract/identity/session.ts'
import type { UserInfo } from '../../domain/learner/learner.ts'
import { environment } from '../../environment/environment.ts'
import { signInPath } from '../../routes.ts'

/**
 * The session of the visitor. `unknown` until the server has responded; `failed` if it could not be reached.
 * `signedOut` is true if the learner has signed out in another tab.
 */
export type SignedInState =
  | { state: 'unknown' }
  | { state: 'anonymous'; signedOut?: true }
  | { state: 'failed' }
  | { state: 'signedIn'; learner: UserInfo }

export const $session = atom<SignedInState>({ state: 'unknown' })

/** The interval at which the learner's data is reloaded: 10 minutes, in milliseconds. Specification 1, section 9. */
const refreshInterval = 600_000

let loading: Promise<void> | undefined

async function fetchSession(): Promise<SignedInState> {
  const { api, every, hasSignedInCookie, onSessionChange } = environment()
  if (!hasSignedInCookie()) return { state: 'anonymous' }
  const result = await api.call(getSession, {})
  if (!result.ok) return { state: 'failed' }
  if (!result.value) return { state: 'anonymous' }
  every(refreshSession, refreshInterval)
  onSessionChange(detectSignOut)
  return { state: 'signedIn', learner: result.value }
}

/**
 * Loads the session, once per page for all islands. After a failure, the next call loads it again.
 * @example const session = await loadSession()
 * if (session.state === 'signedIn') session.learner.email
 */
export async function loadSession(): Promise<SignedInState> {
  loading ??= loadNow()
  await loading
  // The profile may have changed since the response, so the current state is returned.
  return $session.get()
}

async function loadNow(): Promise<void> {
  const session = await fetchSession()
  if (session.state === 'failed') loading = undefined
  $session.set(session)
}

/**
 * Sets the session to anonymous, with `signedOut`, if the learner has signed out in another tab. A page that must
 * not be left, such as an exam, waits for the server's 401 response instead.
 */
function detectSignOut(): void {
  if (onSessionEnd || $session.get().state !== 'signedIn' || environment().hasSignedInCookie()) return
  loading = undefined
  $session.set({ state: 'anonymous', signedOut: true })
}

/** Loads the learner's data again. */
export async function refreshSession(): Promise<void> {
  const session = $session.get()
  if (session.state !== 'signedIn') return
  const result = await environment().api.call(getLearner, { id: session.learner.id })
  if (result.ok) $session.set({ state: 'signedIn', learner: result.value })
}

/** Starts the sign-in from a link. The sign-in returns to the current URL, with its filters and its position. */
export const redirectToSignInFromLink = (event: { preventDefault(): void }): void => {
  event.preventDefault()
  redirectToSignIn()
}

let onSessionEnd: (() => void) | undefined

/**
 * Sets the callback for the end of the session, for a page that must not be left, such as an exam. With undefined,
 * the end of the session opens the sign-in again.
 */
export const setSessionEndHandler = (callback: (() => void) | undefined): void => {
  onSessionEnd = callback
}

/**
 * Handles the end of the session: calls the page's callback if there is one, else opens the sign-in, which returns
 * to this page.
 */
export const handleSessionEnd = (): void => (onSessionEnd ?? redirectToSignIn)()

/** Redirects the browser to the sign-in, which returns to this page. */
export const redirectToSignIn = (): void => {
  const { navigation } = environment()
  navigation.go(signInPath(navigation.current()))
}
