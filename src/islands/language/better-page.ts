import {
  findPreferredLanguage,
  isBrowserLanguage,
  type LanguagePreference,
} from '#src/domain/language/preferred-language.ts'
import { environment } from '#src/environment/environment.ts'
import {
  type CurrentSitePage,
  findLanguageChoiceUrl,
  loadLanguageOffer,
} from '#src/stores/language/language.ts'

/** A version of the page, in another language or on another site, that suits the visitor better. */
export interface BetterPage {
  href: string
  language: { id: number; code: string }
  text: string
}

/**
 * Returns the version of the page that suits a visitor's preferences better than the current one; null if there is
 * none.
 */
export async function findBetterPage(
  currentPage: CurrentSitePage,
  preference: LanguagePreference,
): Promise<BetterPage | null> {
  const offer = await loadLanguageOffer()
  const siteLanguages =
    offer?.areas.find(({ siteId }) => siteId === currentPage.place.siteId)?.languages ?? []
  if (!offer) return null
  const { siteId, languageId } = environment().page
  const preferred = findPreferredLanguage(preference, {
    siteId,
    siteLanguageIds: siteLanguages.map(({ id }) => id),
    countryLanguages: offer.pairs,
  })
  if (!preferred || (preferred.siteId === siteId && preferred.languageId === languageId)) return null
  // A guessed preference must not bother visitors who understand the page. Therefore no other language is offered,
  // and another site only if the visitor's country is known.
  const isGuess =
    (preference.saved ?? preference.cookie) === null &&
    (preferred.siteId === siteId || preference.country === null)
  if (isGuess && isBrowserLanguage(preference.browser, document.documentElement.lang)) return null
  const area = offer.areas.find((each) => each.siteId === preferred.siteId)
  const language = area?.languages.find(({ id }) => id === preferred.languageId)
  if (!area || !language) return null
  const href = await findLanguageChoiceUrl(currentPage, { siteId: area.siteId, language }, offer.areas)
  return { href, language, text: area.siteId === siteId ? language.name : `${area.area}, ${language.name}` }
}
