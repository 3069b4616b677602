import {
  figures,
  isFigure,
  listPlaceholders,
  placeholderPattern,
} from '#src/domain/content-item/placeholders.ts'
import { formatNumber, percentInWords } from '#src/i18n/format.ts'

/** A figure as a language writes it; what names none stays. */
function written(language: string, named: string, name: string): string {
  if (!isFigure(name)) return named
  const value: number = figures[name]
  return value < 1 ? percentInWords(language, value) : formatNumber(language, value)
}

/** A value whose texts say the figures that they name. Texts stand by language in fields called `texts`. */
function told(value: unknown, language: string, byLanguage = false): unknown {
  if (typeof value === 'string')
    return value.replace(placeholderPattern, (named, name) => written(language, named, name))
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each) => told(each, language))
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      told(each, byLanguage ? key : language, key === 'texts'),
    ]),
  )
}

/** An item as readers see it: with the figures that its texts name, in the numbers of each language. */
export const withFigures = <Of extends { document: unknown }>(item: Of): Of =>
  listPlaceholders(item.document).length > 0
    ? { ...item, document: told(item.document, 'en') as Of['document'] }
    : item
