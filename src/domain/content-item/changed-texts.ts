/** The differences between two documents: the languages whose texts differ, and whether any other field differs. */
export interface DocumentChanges {
  languages: ReadonlySet<string>
  hasOther: boolean
}

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Calls `differs` for each value that differs, with the language of the value, or undefined if the field has no
 * language.
 */
function compare(
  one: unknown,
  other: unknown,
  differs: (language: string | undefined) => void,
  language?: string,
): void {
  if (isFields(one) && isFields(other)) {
    for (const name of new Set([...Object.keys(one), ...Object.keys(other)]))
      if (name === 'texts' && language === undefined) compareTexts(one[name], other[name], differs)
      else compare(one[name], other[name], differs, language)
  } else if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) {
    for (const [index, value] of one.entries()) compare(value, other[index], differs, language)
  } else if (one !== other) differs(language)
}

/**
 * Compares texts by language, for example the alternative text of a picture. Absent texts are equal to an empty
 * object.
 */
function compareTexts(
  one: unknown = {},
  other: unknown = {},
  differs: (language: string | undefined) => void,
): void {
  if (isFields(one) && isFields(other)) {
    for (const language of new Set([...Object.keys(one), ...Object.keys(other)]))
      compare(one[language], other[language], differs, language)
  } else compare(one, other, differs)
}

/**
 * Compares two documents, which may be drafts. The order of an object's fields does not count, the order of a list
 * does.
 * @example findTextChanges({ credits: 1, texts: { de: { name: 'A' } } }, { credits: 1, texts: { de: { name: 'B' } } })
 * // { languages: new Set(['de']), hasOther: false }
 */
export function findTextChanges(before: object, after: object): DocumentChanges {
  const languages = new Set<string>()
  let hasOther = false
  compare(before, after, (language) => {
    if (language === undefined) hasOther = true
    else languages.add(language)
  })
  return { languages, hasOther }
}
