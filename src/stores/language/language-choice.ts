import type { CallOptions } from '../../api/create-api.ts'
import { chooseLanguage } from '../../contract/identity/session.ts'
import { environment } from '../../environment/environment.ts'
import { $session, loadSession } from '../session/session.ts'

/**
 * The cookie with the id of the visitor's language, and its lifetime of one year in seconds. Specification 1,
 * section 9 (cookies).
 */
const languageCookie = 'languageCheckedId'
const year = 31_536_000

/** Returns the id of the language in the cookie, or null if there is none. */
export function readChosenLanguage(): number | null {
  const stored = Number(environment().cookies.get(languageCookie))
  return Number.isInteger(stored) && stored > 0 ? stored : null
}

export const storeLanguage = (languageId: number): void =>
  environment().cookies.set(languageCookie, String(languageId), year)

/** Returns the id of the learner's saved language, or null if there is none. */
export async function loadSavedLanguage(): Promise<number | null> {
  const session = await loadSession()
  return session.state === 'signedIn' ? session.learner.languageId : null
}

/**
 * Saves a language in the learner's profile. Anonymous visitors have only the cookie, so nothing is sent for them.
 * Returns false if saving failed or if the session is not known.
 */
export async function saveLanguage(languageId: number, options: CallOptions = {}): Promise<boolean> {
  const session = await loadSession()
  if (session.state !== 'signedIn') return session.state === 'anonymous'
  if (session.learner.languageId === languageId) return true
  const result = await environment().api.call(chooseLanguage, { languageId }, options)
  if (result.ok) $session.set({ state: 'signedIn', learner: result.value })
  return result.ok
}
