import type { CountryLanguage } from '#src/domain/language/language.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { countriesOf } from '#src/sites/parts-of-site.ts'
import type { TenantName } from '#src/sites/site.ts'
import { createCountryNamer } from '../country/create-country-namer.ts'
import { languageOf } from './language-of.ts'

/**
 * Lists, for each country, the languages of the brand's sites for visitors from that country. Countries are sorted
 * by code, then sites by id; the base language of a site is first.
 */
export function listCountryLanguages(
  sites: Sites,
  { tenant, language }: { tenant: TenantName; language: string },
): CountryLanguage[] {
  const nameOf = createCountryNamer(language)
  const pairs = sites.sites
    .filter((site) => site.tenant === tenant)
    .flatMap((site) =>
      countriesOf(site).countries.flatMap((country) =>
        site.languages.map((code) => ({
          language: languageOf(sites, code),
          country,
          countryName: nameOf(country),
          siteId: site.siteId,
        })),
      ),
    )
  return pairs.sort((a, b) => a.country.localeCompare(b.country, 'en') || a.siteId - b.siteId)
}
