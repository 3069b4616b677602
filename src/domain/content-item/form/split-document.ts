/** The fields of a JSON object: a document or a part of one. */
export type DocumentFields = Record<string, unknown>

/**
 * A document split into the fields that all languages share and the texts of each language, as in the files
 * document.json and de.json. The texts of a list's parts are stored by the names of the parts:
 *
 *     document  { use: 'quiz', questions: [{ id: 7001, correct: [0] }] }
 *     de        { questions: { 7001: { question: 'Wie weit?', options: ['3 m', '4 m'] } } }
 */
export interface SplitDocument {
  document: DocumentFields
  languages: Record<string, DocumentFields>
}

export const isFieldsObject = (value: unknown): value is DocumentFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A part of a document that has texts in languages: a question, a value of a dictionary, a city. */
type Part = DocumentFields & { texts: Record<string, DocumentFields> }

const isParts = (value: unknown): value is Part[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((part) => isFieldsObject(part) && isFieldsObject(part.texts))

/**
 * Returns the names by which texts refer to the parts of a list: the parts' ids, else their values or keys, else
 * their positions from 1.
 */
export function partNamesOf(parts: readonly DocumentFields[]): string[] {
  for (const field of ['id', 'value', 'key']) {
    const names = parts.map((part) => part[field])
    if (new Set(names).size === parts.length && !names.includes(undefined)) return names.map(String)
  }
  return parts.map((_, index) => String(index + 1))
}

/**
 * Splits a document into the fields that all languages share and the texts of each language. A list whose parts
 * have only texts is stored only among the texts.
 */
export function splitDocument({ texts, ...own }: DocumentFields): SplitDocument {
  const languages: Record<string, DocumentFields> = {
    ...(texts as Record<string, DocumentFields> | undefined),
  }
  const document: DocumentFields = {}
  for (const [field, value] of Object.entries(own)) {
    if (!isParts(value)) {
      document[field] = value
      continue
    }
    const bare = value.map(({ texts: _, ...part }) => part)
    if (bare.some((part) => Object.keys(part).length > 0)) document[field] = bare
    for (const [language, partTexts] of partTextsOf(value))
      languages[language] = { ...languages[language], [field]: partTexts }
  }
  return { document, languages }
}

/** Returns the texts of the parts of a list, by language and by the names of the parts. */
function partTextsOf(parts: readonly Part[]): Map<string, DocumentFields> {
  const names = partNamesOf(parts)
  const all = parts.flatMap(({ texts }, index) =>
    Object.entries(texts).map(([language, words]) => ({ language, name: names[index] ?? '', words })),
  )
  const byLanguage = Map.groupBy(all, ({ language }) => language)
  return new Map(
    [...byLanguage].map(([language, named]) => [
      language,
      Object.fromEntries(named.map(({ name, words }) => [name, words])),
    ]),
  )
}
