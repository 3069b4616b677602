import { placeOf, routes } from '#src/routes.ts'
import { countriesOf } from '#src/sites/parts-of-site.ts'
import type { Site } from '#src/sites/site.ts'
import type { LanguageLink } from './language-link.ts'

/** A country or area, and the languages in which its site is offered. */
export interface CountryEntry {
  name: string
  links: LanguageLink[]
}

type Locals = Pick<App.Locals, 'page' | 'readers' | 'allLanguages'>

const linksOf = (site: Site, { page, allLanguages }: Locals): LanguageLink[] =>
  site.languages.map((code) => ({
    code,
    id: allLanguages.find((language) => language.code === code)?.id,
    name: allLanguages.find((language) => language.code === code)?.name ?? code,
    href: routes.home(placeOf(site, code, page.place.variant)),
    current: site.siteId === page.place.siteId && code === page.place.language,
  }))

/**
 * Returns the areas of the brand's sites and then all countries, both in alphabetical order and with the languages of
 * their sites. Areas with the name of a country are omitted.
 */
export function listCountryEntries(locals: Locals): CountryEntry[] {
  const { language } = locals.page.place
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const sites = [...new Map(locals.readers.map(({ site }) => [site.siteId, site])).values()]
  const byName = (a: CountryEntry, b: CountryEntry) => a.name.localeCompare(b.name, language)
  const countries = sites.flatMap((site) =>
    countriesOf(site).countries.map((country) => ({
      name: names.of(country) ?? country,
      links: linksOf(site, locals),
    })),
  )
  const areas = sites
    .map((site) => ({
      name: site.area[language] ?? site.area.en ?? Object.values(site.area)[0] ?? site.code,
      links: linksOf(site, locals),
    }))
    .filter(({ name }) => !countries.some((country) => country.name === name))
  return [...areas.sort(byName), ...joinSameNames(countries).sort(byName)]
}

/** Merges the entries of each country that several sites serve into one. */
function joinSameNames(entries: readonly CountryEntry[]): CountryEntry[] {
  const byName = Map.groupBy(entries, ({ name }) => name)
  return [...byName].map(([name, group]) => ({ name, links: group.flatMap(({ links }) => links) }))
}
