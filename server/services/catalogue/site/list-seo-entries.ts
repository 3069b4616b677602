import type { SeoEntry } from '#src/domain/seo.ts'
import { seoOf } from '#src/sites/parts-of-site.ts'
import type { Site } from '#src/sites/site.ts'
import { valueInLanguage } from '#src/sites/text-by-language.ts'

/** Lists the titles and descriptions that a site sets for its pages, in a language; missing texts are in English. */
export const listSeoEntries = ({ site, language }: { site: Site; language: string }): SeoEntry[] =>
  Object.entries(seoOf(site)).flatMap(([url, entries]) => {
    const entry = valueInLanguage(entries, language) ?? entries.en
    return entry ? [{ url, ...entry }] : []
  })
