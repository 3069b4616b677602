import {
  isBrowserLanguage,
  type LanguagePreference,
  preferredLanguage,
} from '#src/domain/language/preferred-language.ts'
import { environment } from '#src/environment/environment.ts'
import { addressOfChoice, loadOffer, type PageOfReader } from '#src/stores/language/language.ts'

/** The page that suits a reader better. */
export interface Better {
  href: string
  language: { id: number; code: string }
  text: string
}

/** The page that suits a reader's wish better than the one that was opened, or null. */
export async function findBetterPage(
  standing: PageOfReader,
  wish: LanguagePreference,
): Promise<Better | null> {
  const offer = await loadOffer()
  const own = offer?.areas.find(({ siteId }) => siteId === standing.place.siteId)?.languages ?? []
  if (!offer) return null
  const { siteId, languageId } = environment().page
  const found = preferredLanguage(wish, { siteId, own: own.map(({ id }) => id), pairs: offer.pairs })
  if (!found || (found.siteId === siteId && found.languageId === languageId)) return null
  // Who understands the page is not told of another language, and of another site only where the country is known.
  const guessed = (wish.saved ?? wish.cookie) === null && (found.siteId === siteId || wish.country === null)
  if (guessed && isBrowserLanguage(wish.browser, document.documentElement.lang)) return null
  const area = offer.areas.find((each) => each.siteId === found.siteId)
  const language = area?.languages.find(({ id }) => id === found.languageId)
  if (!area || !language) return null
  const href = await addressOfChoice(standing, { siteId: area.siteId, language }, offer.areas)
  return { href, language, text: area.siteId === siteId ? language.name : `${area.area}, ${language.name}` }
}
