import type { AnyTexts } from './document.ts'
import type { DraftDocument } from './draft-documents.ts'
import { isKnownPlaceholder, placeholderPattern, placeholderValues } from './placeholders.ts'
import { shownTextOf } from './shown-language.ts'

/** The fields that can contain the title of a document. */
const titleFields = ['name', 'title', 'question']

/** The fields that identify a document that has no title. */
const codeFields = ['code', 'type', 'slug']

function findText(fields: object | undefined, names: readonly string[]): string | undefined {
  const values = names.map((name) => (fields as Record<string, unknown> | undefined)?.[name])
  return values.find((value): value is string => typeof value === 'string' && value.trim() !== '')
}

/** Returns a title with its placeholders filled; an unknown placeholder stays unchanged. */
const withFigures = (title: string): string =>
  title.replace(placeholderPattern, (placeholder, name) => {
    if (!isKnownPlaceholder(name)) return placeholder
    const figure: number = placeholderValues[name]
    return figure < 1 ? `${Math.round(figure * 100)}%` : String(figure)
  })

/**
 * Returns the title by which editors know a document: the English title, else the title in its first language, else
 * its code. Placeholders are filled, as on the pages. Returns an empty text if the document has none of these.
 * @example itemTitleOf({ code: 'CCTV-110', texts: { en: { name: 'Lenses' } } }) // 'Lenses'
 */
export const itemTitleOf = (document: DraftDocument): string =>
  withFigures(
    findText(shownTextOf((document.texts ?? {}) as AnyTexts<object>, 'en'), titleFields) ??
      findText(document, [...titleFields, ...codeFields]) ??
      '',
  )

/** Returns the code of a document, such as CCTV-110; null if it has none. */
export const documentCodeOf = (document: DraftDocument): string | null => findText(document, ['code']) ?? null
