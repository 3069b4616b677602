import { shownText } from '#src/domain/content-item/shown-language.ts'
import { baseOf } from '#src/i18n/message-locale.ts'
import type { PublishedItem } from './published-items.ts'

/** The audience of a site: its brand, and its folder, by which items name it. */
export interface SiteAudience {
  folder: string
  tenant: string
}

/** How much of an item is translated: all texts, only those of lists, or none. */
export type TranslatedExtent = 'all' | 'listed' | 'none'

type TextsByLanguage = Readonly<Record<string, object>>

const hasTexts = (value: unknown): value is { texts: TextsByLanguage } =>
  typeof value === 'object' && value !== null && 'texts' in value

/** Returns the texts of an item and of the entries in its lists: questions, values, cities. */
const textsIn = (document: PublishedItem['document']): TextsByLanguage[] =>
  [document, ...Object.values(document).flatMap((value) => (Array.isArray(value) ? value : []))]
    .filter(hasTexts)
    .map(({ texts }) => texts)

/** Returns how much of an item is translated into a language; a regional language includes its base language. */
export function translatedExtent({ document }: PublishedItem, language: string): TranslatedExtent {
  const allTexts = textsIn(document)
  const textsOfLanguage = allTexts.map((texts) => texts[language] ?? texts[baseOf(language)])
  if (textsOfLanguage.some((ownTexts) => ownTexts === undefined)) return 'none'
  const isComplete = textsOfLanguage.every((ownTexts, index) =>
    Object.keys(shownText(allTexts[index] ?? {}, 'en') ?? {}).every((field) => ownTexts && field in ownTexts),
  )
  return isComplete ? 'all' : 'listed'
}

/** Whether a site shows an item. */
export function isShown({ document }: PublishedItem, { folder, tenant }: SiteAudience): boolean {
  const { tenants, sites } = document.audience as { tenants: string[]; sites?: string[] }
  return tenants.includes(tenant) && (!sites || sites.includes(folder))
}
