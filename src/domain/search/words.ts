import { foldText } from './fold-text.ts'

/** A word of a text: its position (UTF-16 units), and the form in which it is compared. */
export interface Word {
  from: number
  to: number
  word: string
}

const segmenters = new Map<string, Intl.Segmenter>()

/** Returns the cached segmenter of a language, which splits texts into words, also in languages without spaces. */
function segmenterOf(language: string): Intl.Segmenter {
  const cached = segmenters.get(language)
  if (cached) return cached
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, segmenter)
  return segmenter
}

/** The maximum length of an indexed word, because nobody types longer words, and a database index may refuse them. */
const longest = 64

/** Matches the parts of a word between apostrophes: l’esame is two words, and the s of camera’s is dropped. */
const parts = /[^'’]+/g

/**
 * Returns the words of a text, in order.
 * @example splitWords('Kamera-Auswahl', 'de').map(({ word }) => word) // ['kamera', 'auswahl']
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

const hyphenated = /\p{L}+(?:-\p{L}+)+/gu

/** Returns the hyphenated words of a text without their hyphens: Cyber-security is also found as cybersecurity. */
export const listCompounds = (text: string, language: string): string[] =>
  joinParts([...text.matchAll(hyphenated)], language)

/** Matches short codes with a dot or a hyphen: H.265, Wi-Fi, 802.3at. */
const separated =
  /(?<![\p{L}\p{N}.-])(?=[\p{L}\p{N}.-]*\p{L})[\p{L}\p{N}]{1,4}(?:[.-][\p{L}\p{N}]{1,4})+(?![\p{L}\p{N}])/gu

/** Returns the short codes of a text without their separators: H.265 is also found as H265. */
export const listCodes = (text: string, language: string): string[] =>
  joinParts([...text.matchAll(separated)], language)

const joinParts = (matches: readonly RegExpMatchArray[], language: string): string[] =>
  matches.map(([word]) => foldText(word.replaceAll(/[.-]/g, ''), language).slice(0, longest))

/** Returns the words of a code, and the code without separators: CCTV-110 is also found as CCTV110. */
export const wordsOfCode = (code: string, language: string): string[] => {
  const parts = splitWords(code, language).map(({ word }) => word)
  return parts.length > 1 ? [...parts, parts.join('')] : parts
}
