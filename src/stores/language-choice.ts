import type { CallOptions } from '../api/create-api.ts'
import { chooseLanguage } from '../contract/session.ts'
import { environment } from '../environment/environment.ts'
import { $session, loadSession } from './session.ts'

/** Kept for a year, in seconds: the id of the language that a reader chose. Specification 1, section 9 (cookies). */
const languageCookie = 'languageCheckedId'
const year = 31_536_000

/** The language of the cookie by its id, or null. */
export function chosenLanguage(): number | null {
  const kept = Number(environment().cookies.get(languageCookie))
  return Number.isInteger(kept) && kept > 0 ? kept : null
}

export const keepLanguage = (languageId: number): void =>
  environment().cookies.set(languageCookie, String(languageId), year)

/** The learner's own language by its id, or null. */
export async function savedLanguage(): Promise<number | null> {
  const session = await loadSession()
  return session.state === 'signedIn' ? session.learner.languageId : null
}

/** Keeps a language as the learner's own; an anonymous reader has the cookie only. True where nothing failed. */
export async function saveLanguage(languageId: number, options: CallOptions = {}): Promise<boolean> {
  const session = await loadSession()
  if (session.state !== 'signedIn') return session.state === 'anonymous'
  if (session.learner.languageId === languageId) return true
  const answer = await environment().api.call(chooseLanguage, { languageId }, options)
  if (answer.ok) $session.set({ state: 'signedIn', learner: answer.value })
  return answer.ok
}
