import type { OpenDocument } from './document-path.ts'

type List = readonly unknown[]
type Texts = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/**
 * Returns the document with a changed list of parts. The texts of the parts, which each language stores in the same
 * order (`texts.de.chapters`), are changed in the same way.
 */
function withParts(document: OpenDocument, name: string, change: (list: List) => List): OpenDocument {
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
export const addPart = (document: OpenDocument, name: string): OpenDocument => ({
  ...document,
  [name]: [...(Array.isArray(document[name]) ? (document[name] as List) : []), {}],
})

export const removePart = (document: OpenDocument, name: string, index: number): OpenDocument =>
  withParts(document, name, (list) => list.filter((_, at) => at !== index))

/** Moves a part to another position. */
export const movePart = (document: OpenDocument, name: string, from: number, to: number): OpenDocument =>
  withParts(document, name, (list) => {
    const rest = list.filter((_, at) => at !== from)
    return from < list.length ? [...rest.slice(0, to), list[from], ...rest.slice(to)] : list
  })
