/** A term of the termbase: the English words, and the approved translation. */
export interface Term {
  /** The content of the table's English column: "session (time signed in)". */
  english: string
  approved: string
}

const row = /^\|\s*(.+?)\s*\|\s*(.+?)\s*\|$/

/** Returns the terms of a termbase (docs/terms/de.md): the rows of its first table. */
export function parseTerms(markdown: string): Term[] {
  const [table = ''] = markdown.split(/^## /m)
  const rows = table.split('\n').flatMap((line) => {
    const [, english, approved] = row.exec(line) ?? []
    return english && approved ? [{ english, approved }] : []
  })
  // The first two rows are the header and the separator below it.
  return rows.slice(2)
}

/**
 * Returns the words that stand for a term in a source text, without the note in parentheses.
 * @example wordsOf('seat, place') // ['seat', 'place']
 */
const wordsOf = (english: string): string[] =>
  english
    .replace(/\s*\(.*\)|:.*$/g, '')
    .split(/,\s*/)
    .filter(Boolean)

/**
 * Returns a pattern that matches words in any inflection; nouns have only the plural. It matches American and British
 * spelling, because the termbases are British and the source texts are American.
 */
const patternOfWords = (words: string, isNoun: boolean): string => {
  const spelled = words
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace('enrol', 'enroll?')
    .replace('programme', 'program(?:me)?')
    .replace('e-mail', 'e-?mail')
  const inflected = spelled.endsWith('y') ? `${spelled.slice(0, -1)}(?:y|ies|ied)` : spelled
  return `${inflected}${isNoun ? '(?:s|es)?' : '(?:s|es|d|ed|ing)?'}`
}

/** Whether the term's note shows that it is a noun: "record (of the practical exam)" isn't found in "a recording". */
const isNoun = (english: string): boolean => english.includes('(of ')

export type TermFinder = (text: string) => readonly Term[]

/**
 * Returns a function that finds the terms in an English text, in the order of the text. If terms overlap, only the
 * longest is found: in "video course", "course" is not found as well.
 * @example createTermFinder([{ english: 'credit', approved: 'Lernpunkt' }])('<p>Two credits</p>').length // 1
 */
export function createTermFinder(terms: readonly Term[]): TermFinder {
  const known = terms
    .flatMap((term) => wordsOf(term.english).map((words) => ({ words, term })))
    .sort((one, other) => other.words.length - one.words.length)
  if (known.length === 0) return () => []
  const anyTerm = known.map(({ words, term }) => `(${patternOfWords(words, isNoun(term.english))})`).join('|')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${anyTerm})(?![\\p{L}\\p{N}-])`, 'giu')
  return (text) => {
    const found = [...text.replace(/<[^>]*>/g, ' ').matchAll(pattern)].map(
      (match) => known[match.slice(1).findIndex((group) => group !== undefined)]?.term,
    )
    return [...new Set(found.filter((term) => term !== undefined))]
  }
}
