import * as z from 'zod/mini'

/**
 * The zero-width non-joiner and joiner. They separate or join letters in Persian and Indic scripts and have no
 * meaning in other scripts.
 */
const joiners = '\\u200c\\u200d'
const letter = '\\p{L}\\p{M}'
/** Symbols that occur in company names. */
const symbols = '+|=°©®™№´`$€£¥'

/**
 * The first characters by which a spreadsheet recognizes a formula, some also in full-width or small form; in some
 * spreadsheets `|` and `%` start programs. Names may not begin with them, because exports write names into
 * spreadsheets.
 */
const formula = '[=+\\-@|%\\uff0d\\uff20\\ufe63\\ufe6b]'
/** Invisible letters: fillers of Hangul syllables. */
const fillers = '\\u115f\\u1160\\u3164\\uffa0'
/**
 * The maximum number of combining marks on one letter that any script needs. More marks would cover the lines above
 * and below.
 */
const maxMarks = 4

const validName = new RegExp(
  `^(?!\\p{Zs}*${formula})(?!.*[${fillers}])(?!.*(?:\\p{M}[${joiners}]*){${maxMarks + 1}})(?:[${letter}\\p{N}\\p{P}\\p{Zs}${symbols}]|(?<=[${letter}])[${joiners}](?=[${letter}]))*$`,
  'u',
)

/**
 * Whether a text is valid as a name: letters of any script with their marks, digits, spaces, punctuation. Control
 * characters, line breaks, direction overrides, invisible characters, first characters of formulas and stacked marks
 * are invalid. Decision: docs/decisions/name-changes.md.
 * @example isValidName('Zażółć Gęślą-Jaźń') // true
 * @example isValidName('Anna\u202e') // false
 */
export const isValidName = (text: string): boolean => validName.test(text)

/**
 * The reasons why a text is not a valid name: its first character is invalid, it contains an invalid symbol, a
 * letter has too many marks, or a character is invisible.
 */
export const nameFaultReasons = ['nameStart', 'nameSign', 'nameMarks', 'nameHidden'] as const

/** The reason why a text is not a valid name, with the invalid character if it is visible. */
export interface NameFault {
  reason: (typeof nameFaultReasons)[number]
  sign?: string
}

/** The faults of the names in a form, by the name of the field. */
export type NameFaultByField = Readonly<Partial<Record<string, NameFault>>>

const firstOnly = new RegExp(`^${formula}$`)
const allowedSymbol = new RegExp(`^[${symbols}]$`, 'u')
const hasStack = new RegExp(`(?:\\p{M}[${joiners}]*){${maxMarks + 1}}`, 'u')

/**
 * Returns why a text is not a valid name, or undefined for a valid one.
 * @example findNameFault('=cmd') // { reason: 'nameStart', sign: '=' }
 * @example findNameFault('An\u200bna') // { reason: 'nameHidden' }
 */
export function findNameFault(text: string): NameFault | undefined {
  if (isValidName(text)) return undefined
  const [first = ''] = text.trim()
  if (firstOnly.test(first)) return { reason: 'nameStart', sign: first }
  const sign = [...text].find((each) => /\p{S}/u.test(each) && !allowedSymbol.test(each))
  if (sign) return { reason: 'nameSign', sign }
  return { reason: hasStack.test(text) ? 'nameMarks' : 'nameHidden' }
}

/** Refuses an invalid name, and stores the reason in the `params` of the issue. */
const checkName: z.core.CheckFn<string> = ({ value, issues }) => {
  const params = findNameFault(value)
  if (params) issues.push({ code: 'custom', input: value, message: 'name', params: { ...params } })
}

/**
 * Creates the schema of a name field: the text is trimmed, has at most `longest` characters, and is not empty
 * unless `empty` is true.
 */
export const nameField = (longest: number, { empty = false } = {}) =>
  z.string().check(z.trim(), z.minLength(empty ? 0 : 1), z.maxLength(longest), checkName)

/** Returns the fault of a name from the issue of a name field, or undefined for other issues. */
export const nameFaultOfIssue = (issue: z.core.$ZodIssue): NameFault | undefined =>
  issue.code === 'custom' && issue.message === 'name' ? (issue.params as NameFault | undefined) : undefined

const leading = new RegExp(`^(?:\\p{Zs}|${formula})+`, 'u')
const stacked = new RegExp(`((?:\\p{M}[${joiners}]*){${maxMarks}})(?:\\p{M}[${joiners}]*)+`, 'gu')

/** Returns a name from a trusted source without its invalid characters. */
export const cleanName = (text: string): string =>
  [...text.replace(/\s+/gu, ' ')]
    .filter((character) => isValidName(character) || firstOnly.test(character))
    .join('')
    .replace(stacked, '$1')
    .replace(leading, '')
    .trim()
