import type { PartialDocument } from './document-path.ts'

type List = readonly unknown[]
type Texts = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/**
 * Returns the document with a changed list of parts. The texts of the parts, which each language stores in the same
 * order (`texts.de.chapters`), are changed in the same way.
 */
function withParts(document: PartialDocument, name: string, change: (list: List) => List): PartialDocument {
  const list = Array.isArray(document[name]) ? (document[name] as List) : []
  const texts = Object.entries((document.texts ?? {}) as Texts).map(([language, own]) => {
    const words = own[name]
    return [language, Array.isArray(words) ? { ...own, [name]: change(words) } : own] as const
  })
  return {
    ...document,
    [name]: change(list),
    ...(document.texts !== undefined && { texts: Object.fromEntries(texts) }),
  }
}

/** Adds a part at the end. The server gives it a number. */
export const addPart = (document: PartialDocument, name: string): PartialDocument => ({
  ...document,
  [name]: [...(Array.isArray(document[name]) ? (document[name] as List) : []), {}],
})

export const removePart = (document: PartialDocument, name: string, index: number): PartialDocument =>
  withParts(document, name, (list) => list.filter((_, at) => at !== index))

/** Moves a part to another position. */
export const movePart = (
  document: PartialDocument,
  name: string,
  from: number,
  to: number,
): PartialDocument =>
  withParts(document, name, (list) => {
    const rest = list.filter((_, at) => at !== from)
    return from < list.length ? [...rest.slice(0, to), list[from], ...rest.slice(to)] : list
  })
