import { type DocumentFields, isFieldsObject, partNamesOf, type SplitDocument } from './split-document.ts'

/** A text in a language for a part that the document does not have, for example for a deleted question. */
export interface StrayText {
  language: string
  path: [field: string, name: string]
}

type LanguageTexts = [language: string, texts: unknown][]

/** Returns the texts of the document itself in one language, without the texts of the parts of its lists. */
const documentTexts = (texts: DocumentFields): DocumentFields =>
  Object.fromEntries(Object.entries(texts).filter(([, value]) => !isFieldsObject(value)))

const listsIn = (languages: readonly DocumentFields[]): string[] => [
  ...new Set(
    languages.flatMap((texts) => Object.keys(texts).filter((field) => isFieldsObject(texts[field]))),
  ),
]

const placeNames = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index + 1))

/**
 * Joins a document and its texts in all languages. In the texts of a language, a field whose value is an object
 * contains the texts of a list in the document: one entry for each part of the list, by the name of the part.
 */
export function joinDocument({ document, languages }: SplitDocument): {
  document: DocumentFields
  strays: StrayText[]
} {
  const entries = Object.entries(languages)
  const texts = entries.map(([language, fields]) => [language, documentTexts(fields)] as const)
  const present = texts.filter(([, words]) => Object.keys(words).length > 0)
  const joined: DocumentFields = {
    ...document,
    ...(present.length > 0 && { texts: Object.fromEntries(present) }),
  }
  const strays: StrayText[] = []
  for (const field of listsIn(Object.values(languages))) {
    const listTexts = entries.map(([language, fields]) => [language, fields[field]] as const)
    const list = listOf(document[field], languages.en?.[field])
    joined[field] = list.parts.map((part, index) => withTexts(part, list.names[index] ?? '', listTexts))
    for (const [language, words] of listTexts)
      for (const name of isFieldsObject(words) ? Object.keys(words) : [])
        if (!list.names.includes(name)) strays.push({ language, path: [field, name] })
  }
  return { document: joined, strays }
}

/**
 * Returns the parts of a list without their texts. If the parts have only texts, the list is as long as its English
 * texts.
 */
function listOf(value: unknown, english: unknown): { parts: DocumentFields[]; names: string[] } {
  if (Array.isArray(value)) {
    const parts = value.filter(isFieldsObject)
    return { parts, names: partNamesOf(parts) }
  }
  const names = placeNames(isFieldsObject(english) ? Object.keys(english).length : 0)
  return { parts: names.map(() => ({})), names }
}

function withTexts(
  part: DocumentFields,
  name: string,
  listTexts: readonly (readonly [string, unknown])[],
): DocumentFields {
  const texts: LanguageTexts = listTexts.flatMap(
    ([language, words]): LanguageTexts =>
      isFieldsObject(words) && Object.hasOwn(words, name) ? [[language, words[name]]] : [],
  )
  return { ...part, texts: Object.fromEntries(texts) }
}
