import { shownText } from '#src/domain/content-item/shown-language.ts'
import { baseOf } from '#src/i18n/message-locale.ts'
import type { PublishedItem } from './published-items.ts'

/** Where a site stands for: its brand, and its folder, by which items name it. */
export interface SiteAudience {
  folder: string
  tenant: string
}

/** How much of an item a language has: all texts, all but descriptions of pictures, only the texts of lists, or none. */
export type TranslatedExtent = 'all' | 'pictures' | 'listed' | 'none'

type Words = Readonly<Record<string, object>>

const isWords = (value: unknown): value is { texts: Words } =>
  typeof value === 'object' && value !== null && 'texts' in value

const textsOf = (parts: readonly unknown[]): Words[] => parts.filter(isWords).map(({ texts }) => texts)

/** The texts of an item, and those of the parts of its lists: questions, values, cities. */
const textsIn = ({ picture, pictures, ...rest }: Record<string, unknown>): Words[] =>
  textsOf([rest, ...Object.values(rest).flatMap((value) => (Array.isArray(value) ? value : []))])

/** The descriptions of an item's pictures. */
const descriptionsIn = ({ picture, pictures }: Record<string, unknown>): Words[] =>
  textsOf([picture, ...(Array.isArray(pictures) ? pictures : [])])

const ownWords = (texts: Words, language: string): object | undefined =>
  texts[language] ?? texts[baseOf(language)]

/** How much of an item a language has; a regional one speaks its base's. */
export function translatedExtent({ document }: PublishedItem, language: string): TranslatedExtent {
  const all = textsIn(document)
  const own = all.map((texts) => ownWords(texts, language))
  if (own.some((words) => words === undefined)) return 'none'
  const whole = own.every((words, index) =>
    Object.keys(shownText(all[index] ?? {}, 'en') ?? {}).every((field) => words && field in words),
  )
  if (!whole) return 'listed'
  return descriptionsIn(document).every((texts) => ownWords(texts, language)) ? 'all' : 'pictures'
}

/** Whether a site shows an item. */
export function isShown({ document }: PublishedItem, { folder, tenant }: SiteAudience): boolean {
  const { tenants, sites } = document.audience as { tenants: string[]; sites?: string[] }
  return tenants.includes(tenant) && (!sites || sites.includes(folder))
}
