import {
  isKnownPlaceholder,
  listPlaceholders,
  placeholderPattern,
  placeholderValues,
} from '#src/domain/content-item/placeholders.ts'
import { formatNumber, formatPercent } from '#src/i18n/format.ts'

/** Returns the figure for a placeholder, formatted for a language; an unknown placeholder stays unchanged. */
function formatFigure(language: string, placeholder: string, name: string): string {
  if (!isKnownPlaceholder(name)) return placeholder
  const value: number = placeholderValues[name]
  return value < 1 ? formatPercent(language, value) : formatNumber(language, value)
}

/**
 * Returns a value with its placeholders filled. In fields called `texts`, each key is the language of the texts in
 * it.
 */
function fillValue(value: unknown, language: string, byLanguage = false): unknown {
  if (typeof value === 'string')
    return value.replace(placeholderPattern, (placeholder, name) => formatFigure(language, placeholder, name))
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((child) => fillValue(child, language))
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      fillValue(child, byLanguage ? key : language, key === 'texts'),
    ]),
  )
}

/** Returns an item whose texts contain figures, in the format of each language, instead of placeholders. */
export const fillPlaceholders = <Item extends { document: unknown }>(item: Item): Item =>
  listPlaceholders(item.document).length > 0
    ? { ...item, document: fillValue(item.document, 'en') as Item['document'] }
    : item
