import { type Place, placeOf, routes, type Variant } from '#src/routes.ts'
import { baseLanguageOf, type Site } from '#src/sites/site.ts'

/** The page for unknown paths under a prefix; null if a plain text is returned. */
export interface NotFoundEntry {
  /** The prefix: '/eu/de' stands for that path and all paths that begin with '/eu/de/'; '/' stands for every path. */
  prefix: string
  page: string | null
}

const variants: readonly Variant[] = ['desktop', 'mobile']

const placesOf = (site: Site): Place[] =>
  site.languages.flatMap((language) => variants.map((variant) => placeOf(site, language, variant)))

/**
 * Returns the not-found pages of a tenant's sites in each language and variant, with the longest prefix first,
 * because the first match counts.
 */
export function createNotFoundTable(sites: readonly Site[], has: (path: string) => boolean): NotFoundEntry[] {
  const root = sites.find((site) => site.prefix === '')
  const rootPage = root && routes.notFound(placeOf(root, baseLanguageOf(root), 'desktop'))
  const places = sites.flatMap(placesOf).map((place): NotFoundEntry => {
    const page = [routes.notFound(place), rootPage].find((path) => path !== undefined && has(path))
    return { prefix: routes.home(place), page: page ?? null }
  })
  const all = root ? places : [...places, { prefix: '/', page: null }]
  return all.sort((a, b) => b.prefix.length - a.prefix.length || (a.prefix < b.prefix ? -1 : 1))
}
