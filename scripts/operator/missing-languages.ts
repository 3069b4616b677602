import { shownTextOf } from '#src/domain/content-item/shown-language.ts'
import { primaryLanguageOf } from '#src/i18n/message-locale.ts'
import type { PublishedItem } from './published-items.ts'

/** A site as the audience of an item names it: by its folder and its brand. */
export interface SiteAudience {
  folder: string
  tenant: string
}

/**
 * How much of an item is translated: all texts, all texts except descriptions of pictures, only the texts for lists,
 * or no text.
 */
export type TranslationCoverage = 'all' | 'pictures' | 'listed' | 'none'

type TextsByLanguage = Readonly<Record<string, object>>

const hasTexts = (value: unknown): value is { texts: TextsByLanguage } =>
  typeof value === 'object' && value !== null && 'texts' in value

const textsOf = (parts: readonly unknown[]): TextsByLanguage[] =>
  parts.filter(hasTexts).map(({ texts }) => texts)

/** Returns the texts of an item and of the entries in its lists: questions, values, cities. */
const textsIn = ({ picture, pictures, ...rest }: Record<string, unknown>): TextsByLanguage[] =>
  textsOf([rest, ...Object.values(rest).flatMap((value) => (Array.isArray(value) ? value : []))])

/** Returns the descriptions of an item's pictures. */
const descriptionsIn = ({ picture, pictures }: Record<string, unknown>): TextsByLanguage[] =>
  textsOf([picture, ...(Array.isArray(pictures) ? pictures : [])])

const textOfLanguage = (texts: TextsByLanguage, language: string): object | undefined =>
  texts[language] ?? texts[primaryLanguageOf(language)]

/**
 * Returns how much of an item is translated into a language. For a regional language, texts in its base language
 * count too.
 */
export function translationCoverageOf({ document }: PublishedItem, language: string): TranslationCoverage {
  const allTexts = textsIn(document)
  const ownTexts = allTexts.map((texts) => textOfLanguage(texts, language))
  if (ownTexts.some((texts) => texts === undefined)) return 'none'
  const isComplete = ownTexts.every((texts, index) =>
    Object.keys(shownTextOf(allTexts[index] ?? {}, 'en') ?? {}).every((field) => texts && field in texts),
  )
  if (!isComplete) return 'listed'
  return descriptionsIn(document).every((texts) => textOfLanguage(texts, language)) ? 'all' : 'pictures'
}

/** Whether a site shows an item. */
export function isShownOnSite({ document }: PublishedItem, { folder, tenant }: SiteAudience): boolean {
  const { tenants, sites } = document.audience as { tenants: string[]; sites?: string[] }
  return tenants.includes(tenant) && (!sites || sites.includes(folder))
}
