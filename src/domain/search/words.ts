import { foldText } from './fold-text.ts'

/** A word of a text, where it stands (UTF-16 units), and the form in which it is compared. */
export interface Word {
  from: number
  to: number
  word: string
}

const segmenters = new Map<string, Intl.Segmenter>()

/** Cuts texts of a language into words: at spaces, and between words where a language has none. */
function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language)
  if (known) return known
  const made = new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, made)
  return made
}

/** The longest word that is searched for: nobody types longer ones, and a database's index may refuse them. */
const longest = 64

/** Matches the parts between apostrophes: l’esame has two words, and the s of camera’s has no meaning. */
const parts = /[^'’]+/g

/**
 * The words of a text, in their order.
 * @example readWords('Kamera-Auswahl', 'de').map(({ word }) => word) // ['kamera', 'auswahl']
 */
export const splitWords = (text: string, language: string): Word[] =>
  [...segmenterOf(language).segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .flatMap(({ segment, index }) =>
      [...segment.matchAll(parts)]
        .filter(([part]) => part.length > 1 || part === segment)
        .map((match) => ({ part: match[0], from: index + match.index })),
    )
    .map(({ part, from }) => ({
      from,
      to: from + part.length,
      word: foldText(part, language).slice(0, longest),
    }))

const hyphened = /\p{L}+(?:-\p{L}+)+/gu

/** Words that are written with a hyphen, without it: Cyber-security is looked for as cybersecurity, too. */
export const listCompounds = (text: string, language: string): string[] =>
  [...text.matchAll(hyphened)].map(([word]) => foldText(word.replaceAll('-', ''), language).slice(0, longest))

/** The words of a code, and the code without what stands between them: CCTV-110 is looked for as CCTV110, too. */
export const wordsOfCode = (code: string, language: string): string[] => {
  const parts = splitWords(code, language).map(({ word }) => word)
  return parts.length > 1 ? [...parts, parts.join('')] : parts
}
