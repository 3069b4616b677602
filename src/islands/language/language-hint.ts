import { isBrowserLanguage, type LanguagePreference } from '#src/domain/language/preferred-language.ts'
import { environment } from '#src/environment/environment.ts'
import type { CurrentSitePage } from '#src/stores/language/language.ts'
import {
  loadSavedLanguage,
  readChosenLanguage,
  saveLanguage,
  storeLanguage,
} from '#src/stores/language/language-choice.ts'
import { isDismissed } from '#src/stores/session/dismissal.ts'
import { loadSession } from '#src/stores/session/session.ts'
import { loadVisitorCountry } from '#src/stores/session/visitor.ts'
import { setStoreEnvironment } from '../set-store-environment.ts'
import type { BetterPage } from './better-page.ts'
import { languageHintCookie, saveLanguageBarDismissal } from './close-hint.ts'
import { redirectToLanguage } from './language-redirect.ts'

/**
 * Saves the page's language in the profile of a learner without a saved language. Specification 1, section 4:
 * initial language.
 */
async function saveInitialLanguage(): Promise<void> {
  const session = await loadSession()
  if (session.state === 'signedIn' && session.learner.languageId === null)
    await saveLanguage(readChosenLanguage() ?? environment().page.languageId)
}

/**
 * Saves the language in the profile when a link in the list of languages is clicked, as the language dialog does.
 */
function saveClickedLanguages(): void {
  document.addEventListener('click', ({ target }) => {
    const id = Number((target as Element).closest<HTMLElement>('a[data-language]')?.dataset.language)
    if (id) void saveLanguage(id, { keepalive: true })
  })
}

/**
 * Returns the visitor's language preferences; null if no language or country is known and the page is in one of the
 * browser's languages.
 */
async function loadPreference(): Promise<LanguagePreference | null> {
  const [saved, country] = await Promise.all([loadSavedLanguage(), loadVisitorCountry()])
  const [cookie, browser] = [readChosenLanguage(), environment().browserLanguages()]
  const firstKnown = saved ?? cookie ?? country
  return firstKnown === null && isBrowserLanguage(browser, document.documentElement.lang)
    ? null
    : { saved, cookie, country, browser }
}

function show(bar: HTMLElement, { href, language, text }: BetterPage): void {
  const offer = bar.querySelector<HTMLElement>('[data-elsewhere]')
  const link = offer?.querySelector('a')
  if (!offer || !link) return
  Object.assign(link, { href, lang: language.code, textContent: text })
  link.addEventListener('click', () => storeLanguage(language.id))
  bar.hidden = offer.hidden = false
}

/**
 * Shows the bar that offers the page in the visitor's language, until it is closed. If the bar is already visible,
 * it does not change.
 */
export async function showLanguageHint(): Promise<void> {
  const bar = document.querySelector<HTMLElement>('#language-hint')
  const chooser = document.querySelector<HTMLElement>('portal-island[name="language"]')
  if (!bar || !chooser) return
  setStoreEnvironment()
  saveLanguageBarDismissal(bar)
  if (environment().hasSignedInCookie()) {
    // A learner's saved language takes precedence over the cookie.
    if (redirectToLanguage((await loadSavedLanguage()) ?? readChosenLanguage())) return
    await saveInitialLanguage()
    saveClickedLanguages()
  }
  const preference = isDismissed(languageHintCookie) || !bar.hidden ? null : await loadPreference()
  if (!preference) return
  const { findBetterPage } = await import('./better-page.ts')
  const better = await findBetterPage(
    JSON.parse(chooser.dataset.props ?? '{}') as CurrentSitePage,
    preference,
  )
  if (better) show(bar, better)
}
