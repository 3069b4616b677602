import type { Family } from '#src/domain/content-item/families.ts'
import { familiesInPublishOrder } from '#src/domain/content-item/family-order.ts'
import { formatItems } from '#src/domain/content-item/format-items.ts'
import { loadSites, siteFolderOf } from '#src/sites/load-sites.ts'
import { seoOf } from '#src/sites/parts-of-site.ts'
import type { Site } from '#src/sites/site.ts'
import { valueInLanguage } from '#src/sites/text-by-language.ts'
import { formatMarkdownTable } from '../checks/markdown-table.ts'
import { findMissingMessages } from '../checks/message-missing.ts'
import type { Command } from './command.ts'
import { isCaptionMissing } from './missing-captions.ts'
import { isShownOnSite, type TranslationCoverage, translationCoverageOf } from './missing-languages.ts'
import { listPublishedItems, type PublishedItem } from './published-items.ts'
import { listStoredVideos } from './stored-videos.ts'

type Content = ReadonlyMap<Family, readonly PublishedItem[]>

/** Counts the interface messages that a language does not have. */
const countMissingMessages = (language: string): number =>
  findMissingMessages([language]).flatMap(({ namespaces }) => namespaces.flatMap(({ keys }) => keys)).length

/** Counts the pages that have a title for search engines in English but not in the given language. */
const countMissingTitles = (site: Site, language: string): number =>
  Object.values(seoOf(site)).filter((each) => valueInLanguage(each, 'en') && !valueInLanguage(each, language))
    .length

/** Lists the items of a site that are translated to the given extent, by their numbers: "course 1-3; pool 22". */
const itemsWithCoverage = (
  content: Content,
  site: Site,
  language: string,
  extent: TranslationCoverage,
): string => itemsWhere(content, site, (item) => translationCoverageOf(item, language) === extent)

/** Lists the items of a site that fulfil a condition, by their numbers. */
function itemsWhere(content: Content, site: Site, holds: (item: PublishedItem) => boolean): string {
  const shown = { folder: siteFolderOf(site), tenant: site.tenant }
  const found = [...content].flatMap(([family, items]) =>
    items.filter((item) => isShownOnSite(item, shown) && holds(item)).map(({ id }) => ({ family, id })),
  )
  return formatItems(found) || '-'
}

/**
 * The families whose translations are checked. `province` is excluded: a province or city without a translated name
 * has its local name.
 */
const familiesWithTexts = familiesInPublishOrder.filter((family) => family !== 'province')

const head = [
  'Site',
  'Language',
  'Interface',
  'Titles',
  'Not translated',
  'Only lists translated',
  'Pictures not described',
  'Captions missing',
]

/**
 * The command that lists what is missing in each language of each site: messages of the interface and titles for
 * search engines; items without a text, with an untranslated question, or with texts for lists only; pictures
 * without a description; and videos without captions. A course is not offered in a language without captions.
 */
export const languagesCommand: Command = {
  help: [
    [
      'languages [--site eu]',
      'list missing translations of each site and language: interface, titles, content',
    ],
  ],
  async run({ api, options }) {
    const content = new Map<Family, PublishedItem[]>()
    for (const family of familiesWithTexts) content.set(family, await listPublishedItems(api, family))
    const videos = await listStoredVideos(api)
    const only = options.site
    const { sites } = loadSites('sites', only)
    const rows = sites.flatMap((site) =>
      site.languages.map((language) => [
        ...[siteFolderOf(site), language],
        ...[countMissingMessages(language), countMissingTitles(site, language)].map((count) =>
          String(count || '-'),
        ),
        ...(['none', 'listed', 'pictures'] as const).map((extent) =>
          itemsWithCoverage(content, site, language, extent),
        ),
        itemsWhere(content, site, (item) => isCaptionMissing(item, language, videos)),
      ]),
    )
    return formatMarkdownTable([head, ...rows])
  },
}
