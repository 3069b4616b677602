import { baseLanguageOf, type Site } from '#src/sites/site.ts'
import type { SiteAudienceTag } from '#src/sites/site-audience-tag.ts'
import { href, placeOf } from '../routes.ts'

/** A language in which a page is offered: its code, its id, and the path of the page. */
export interface OfferedLanguage {
  code: string
  id: number | undefined
  path: string
}

/**
 * The languages known about a reader: that of the page, the id of the chosen one, and the tags of the browser's
 * languages.
 */
export interface ReaderLanguages {
  page: string
  chosen: string | undefined
  browser: readonly string[]
}

/**
 * Returns the language to redirect to from a page whose URL names none: the chosen language, otherwise the first of
 * the browser's languages that is offered; undefined if the page already is in that language. The function is
 * embedded in the page as text, so it must not use anything outside its body.
 */
export function chooseReaderLanguage(
  offered: readonly OfferedLanguage[],
  { page, chosen, browser }: ReaderLanguages,
): OfferedLanguage | undefined {
  const short = (tag: string) => tag.toLowerCase().split('-')[0]
  const unlessPage = (found: OfferedLanguage | undefined) => (found?.code === page ? undefined : found)
  const chosenOffer = offered.find(({ id }) => String(id) === chosen)
  if (chosenOffer) return unlessPage(chosenOffer)
  for (const tag of browser) {
    if (short(tag) === short(page)) return undefined
    const found =
      offered.find(({ code }) => code.toLowerCase() === tag.toLowerCase()) ??
      offered.find(({ code }) => short(code) === short(tag))
    if (found) return unlessPage(found)
  }
  return undefined
}

/**
 * Returns the languages in which a page of a site is offered. The site at the root of the host belongs to no
 * country, so it offers the languages of all sites of the brand, each on the first site that has it as its base
 * language.
 */
export function listOfferedLanguages(
  path: string,
  site: Site,
  readers: readonly SiteAudienceTag[],
  languages: readonly { code: string; id: number }[],
): OfferedLanguage[] {
  const others = site.prefix === '' ? [...new Set(readers.map((each) => each.site))] : []
  const languagesBySite = [site, ...others].flatMap((each) =>
    each.languages.map((code) => ({ code, site: each })),
  )
  const sorted = [...languagesBySite].sort((one, unlessPage) => rank(one) - rank(unlessPage))
  const first = new Map<string, Site>(site.languages.map((code) => [code, site]))
  for (const each of sorted) if (!first.has(each.code)) first.set(each.code, each.site)
  return [...first].map(([code, of]) => ({
    code,
    id: languages.find((language) => language.code === code)?.id,
    path: href(placeOf(of, code, 'desktop'), path),
  }))
}

const rank = ({ code, site }: { code: string; site: Site }): number => (baseLanguageOf(site) === code ? 0 : 1)
