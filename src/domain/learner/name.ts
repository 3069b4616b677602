import * as z from 'zod/mini'

/** Joins letters of Persian and Indic scripts, or keeps them apart; means nothing anywhere else. */
const joiners = '\\u200c\\u200d'
const letter = '\\p{L}\\p{M}'
/** Symbols that stand in names of companies. */
const symbols = '+|=°©®™№´`$€£¥'

const usual = new RegExp(
  `^(?:[${letter}\\p{N}\\p{P}\\p{Zs}${symbols}]|(?<=[${letter}])[${joiners}](?=[${letter}]))*$`,
  'u',
)

/**
 * Whether a text may stand where a name is asked for: letters of any script with their marks, digits, spaces, punctuation. Control signs,
 * line ends, signs that turn the direction of writing, and invisible ones may not. Decisions: "People".
 * @example isName('Zażółć Gęślą-Jaźń') // true
 * @example isName('Anna\u202e') // false
 */
export const isName = (text: string): boolean => usual.test(text)

/** A name as its fields take it: trimmed, at least one sign unless it may be empty, at most `longest`. */
export const nameField = (longest: number, { empty = false } = {}) =>
  z
    .string()
    .check(z.trim(), z.minLength(empty ? 0 : 1), z.maxLength(longest), z.refine(isName, { error: 'name' }))

/** A name that somebody else vouches for, without what a name may not hold. */
export const cleanName = (text: string): string =>
  [...text.replace(/\s+/gu, ' ')]
    .filter((sign) => isName(sign))
    .join('')
    .trim()
