import { remember } from '#src/stores/remember.ts'
import { prepare } from '../prepare.ts'

/**
 * The cookie that hides the bar, and for how long: a year, in seconds. Specification 1, section 9 (cookies).
 */
export const tipsCookie = 'showCountryLanguageTips'
const year = 31_536_000

/** Keeps the bar away that offers another language. */
export function stay(): void {
  prepare()
  remember(tipsCookie, year)
}
