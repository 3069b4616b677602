import type { AreaLanguages } from '#src/domain/language/language.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { baseLanguageOf, type Site, type TenantName } from '#src/sites/site.ts'
import { valueInLanguage } from '#src/sites/text-by-language.ts'
import { languageOf } from './language-of.ts'

/** Returns the name of a site's area in a language, else in English, else in the site's base language. */
const areaName = ({ area, languages }: Site, language: string): string =>
  valueInLanguage(area, language) ?? area.en ?? area[baseLanguageOf({ languages })] ?? ''

/** Lists the areas of a brand's sites with their languages, base first, in the order of the site ids. */
export const listAreas = (
  sites: Sites,
  { tenant, language }: { tenant: TenantName; language: string },
): AreaLanguages[] =>
  sites.sites
    .filter((site) => site.tenant === tenant)
    .toSorted((a, b) => a.siteId - b.siteId)
    .map((site) => ({
      area: areaName(site, language),
      siteId: site.siteId,
      siteCode: site.code,
      prefix: site.prefix,
      languages: site.languages.map((code) => languageOf(sites, code)),
    }))
