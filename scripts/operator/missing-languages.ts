import { shownText } from '#src/domain/content-item/shown-language.ts'
import { baseOf } from '#src/i18n/message-locale.ts'
import type { PublishedItem } from './published-items.ts'

/** Where a site stands for: its brand, and its folder, by which items name it. */
export interface SiteAudience {
  folder: string
  tenant: string
}

/** How much of an item a language has: all words, only those of lists, or none. */
export type TranslatedExtent = 'all' | 'listed' | 'none'

type Words = Readonly<Record<string, object>>

const isWords = (value: unknown): value is { texts: Words } =>
  typeof value === 'object' && value !== null && 'texts' in value

/** The texts of an item, and those of the parts of its lists: questions, values, cities. */
const textsIn = (document: PublishedItem['document']): Words[] =>
  [document, ...Object.values(document).flatMap((value) => (Array.isArray(value) ? value : []))]
    .filter(isWords)
    .map(({ texts }) => texts)

/** How much of an item a language has; a regional one speaks its base's. */
export function translatedExtent({ document }: PublishedItem, language: string): TranslatedExtent {
  const all = textsIn(document)
  const own = all.map((texts) => texts[language] ?? texts[baseOf(language)])
  if (own.some((words) => words === undefined)) return 'none'
  const whole = own.every((words, index) =>
    Object.keys(shownText(all[index] ?? {}, 'en') ?? {}).every((field) => words && field in words),
  )
  return whole ? 'all' : 'listed'
}

/** Whether a site shows an item. */
export function isShown({ document }: PublishedItem, { folder, tenant }: SiteAudience): boolean {
  const { tenants, sites } = document.audience as { tenants: string[]; sites?: string[] }
  return tenants.includes(tenant) && (!sites || sites.includes(folder))
}
