import type { SeoEntry } from '../../../src/domain/seo/seo.ts'
import { seoOf } from '../../../src/sites/parts-of-site.ts'
import type { Site } from '../../../src/sites/site.ts'
import { inLanguage } from '../../../src/sites/text-by-language.ts'

/** What a site says of its pages in a language, else in English; nothing of a page that it leaves to itself. */
export const listEntries = ({ site, language }: { site: Site; language: string }): SeoEntry[] =>
  Object.entries(seoOf(site)).flatMap(([url, entries]) => {
    const entry = inLanguage(entries, language) ?? entries.en
    return entry ? [{ url, ...entry }] : []
  })
