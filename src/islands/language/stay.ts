import { environment } from '#src/environment/environment.ts'
import { rememberClosed } from '#src/stores/session/remember-closed.ts'

/**
 * The cookie that hides the bar, and for how long: a year, in seconds. Specification 1, section 9 (cookies). Its name is also
 * the mark of a visit, which is set at the click itself.
 */
export const tipsCookie = 'showCountryLanguageTips'
const year = 31_536_000

/** Keeps the bar away that offers another language: it was put away in this visit, or will be by its button. */
export function hideLanguageBar(bar: HTMLElement): void {
  const keep = () => rememberClosed(tipsCookie, year)
  if (environment().visit.get(tipsCookie) !== undefined) keep()
  bar.querySelector('button')?.addEventListener('click', keep)
}
