import { environment } from '#src/environment/environment.ts'
import { rememberClosed } from '#src/stores/session/remember-closed.ts'

/**
 * The cookie that hides the bar, and its lifetime: a year, in seconds. Specification 1, section 9 (cookies). The same
 * name is the visit's mark, which is set on the click.
 */
export const tipsCookie = 'showCountryLanguageTips'
const year = 31_536_000

/** Stores that the language bar is hidden: after it was closed in this visit, and when its button is clicked. */
export function hideLanguageBar(bar: HTMLElement): void {
  const saveClosed = () => rememberClosed(tipsCookie, year)
  if (environment().visit.get(tipsCookie) !== undefined) saveClosed()
  bar.querySelector('button')?.addEventListener('click', saveClosed)
}
