import { environment } from '#src/environment/environment.ts'
import { saveDismissal } from '#src/stores/session/dismissal.ts'

/**
 * The cookie that hides the language bar, and its lifetime of one year in seconds. Specification 1, section 9
 * (cookies). The session storage has an entry of the same name, which is set when the bar is closed.
 */
export const languageHintCookie = 'showCountryLanguageTips'
const year = 31_536_000

/**
 * Stores that the language bar is hidden, both when its button is clicked and if it was already closed earlier in
 * this visit.
 */
export function saveLanguageBarDismissal(bar: HTMLElement): void {
  const saveClosed = () => saveDismissal(languageHintCookie, year)
  if (environment().visit.get(languageHintCookie) !== undefined) saveClosed()
  bar.querySelector('button')?.addEventListener('click', saveClosed)
}
