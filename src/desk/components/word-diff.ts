import { diffWordsWithSpace } from 'diff'

/** A part of a compared text. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/**
 * The minimum share of letters in common words for a comparison word by word. Below this share, the common words
 * are coincidences such as "the" and "of".
 */
const leastShare = 0.4

const countLetters = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

/**
 * Whether a text is a code or an amount: it has only ASCII characters and no spaces. Thai, which has no spaces
 * between words, has other characters.
 */
const isWord = (text: string): boolean => /^[!-~]+$/.test(text)

/**
 * Compares two texts word by word. Two codes, and texts that have too little in common, are returned whole, the
 * earlier text first.
 * @example diffTexts('A red door', 'A blue door') // same "A ", removed "red", added "blue", same " door"
 */
export function diffTexts(before: string, after: string): DiffPart[] {
  const whole: DiffPart[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]
  if (before !== after && isWord(before) && isWord(after)) return whole
  const parts = diffWordsWithSpace(before, after).map(({ added, removed, value }): DiffPart => {
    const kind = added ? 'added' : removed ? 'removed' : 'same'
    return { kind, text: value }
  })
  const common = parts.reduce((sum, { kind, text }) => sum + (kind === 'same' ? countLetters(text) : 0), 0)
  const most = Math.max(countLetters(before), countLetters(after))
  if (before === after || before === '' || after === '' || common >= leastShare * most) return parts
  return whole
}
