import type { Family } from '#src/domain/content-item/families.ts'
import { familiesInOrder } from '#src/domain/content-item/family-order.ts'
import { itemsInWords } from '#src/domain/content-item/items-in-words.ts'
import { loadSites, siteFolder } from '#src/sites/load-sites.ts'
import { seoOf } from '#src/sites/parts-of-site.ts'
import type { Site } from '#src/sites/site.ts'
import { inLanguage } from '#src/sites/text-by-language.ts'
import { markdownTable } from '../checks/markdown-table.ts'
import { missingWords } from '../checks/message-missing.ts'
import type { Command } from './act.ts'
import { isShown, type TranslatedExtent, translatedExtent } from './missing-languages.ts'
import { listPublishedItems, type PublishedItem } from './published-items.ts'

type Content = ReadonlyMap<Family, readonly PublishedItem[]>

/** How many texts of the interface a language lacks. */
const wordsLacking = (language: string): number =>
  missingWords([language]).flatMap(({ areas }) => areas.flatMap(({ keys }) => keys)).length

/** How many pages a site names in English to search engines, and not in the language. */
const titlesLacking = (site: Site, language: string): number =>
  Object.values(seoOf(site)).filter((each) => inLanguage(each, 'en') && !inLanguage(each, language)).length

/** The items that a site shows and a language says so much of, by their numbers: "course 1-3; pool 22". */
function itemsIn(content: Content, site: Site, language: string, said: TranslatedExtent): string {
  const shown = { folder: siteFolder(site), tenant: site.tenant }
  const found = [...content].flatMap(([family, items]) =>
    items
      .filter((item) => isShown(item, shown) && translatedExtent(item, language) === said)
      .map(({ id }) => ({ family, id })),
  )
  return itemsInWords(found) || '-'
}

/** The families that have words. A city is called as its own country calls it where a language has no name for it. */
const worded = familiesInOrder.filter((family) => family !== 'province')

const head = [
  'Site',
  'Language',
  'Interface',
  'Titles',
  'Not translated',
  'Only lists translated',
  'Pictures not described',
]

/**
 * Lists what is missing in each language of each site: texts of the interface, titles for search engines, items without a text
 * or with a question without one, items with texts for lists only, and items with a picture whose description is missing.
 */
export const languages: Command = {
  help: [['languages [--site eu]', 'what each site and language lacks: interface, titles, content']],
  async run({ api, options }) {
    const content = new Map<Family, PublishedItem[]>()
    for (const family of worded) content.set(family, await listPublishedItems(api, family))
    const only = options.site
    const { sites } = loadSites('sites', only)
    const rows = sites.flatMap((site) =>
      site.languages.map((language) => [
        ...[siteFolder(site), language],
        ...[wordsLacking(language), titlesLacking(site, language)].map((count) => String(count || '-')),
        ...(['none', 'listed', 'pictures'] as const).map((said) => itemsIn(content, site, language, said)),
      ]),
    )
    return markdownTable([head, ...rows])
  },
}
