import * as z from 'zod/mini'

/** Joins letters of Persian and Indic scripts, or keeps them apart; means nothing anywhere else. */
const joiners = '\\u200c\\u200d'
const letter = '\\p{L}\\p{M}'
/** Symbols that stand in names of companies. */
const symbols = '+|=°©®™№´`$€£¥'

/**
 * A spreadsheet takes a cell that begins so for a formula, some also by the full-width or small form of the sign; `|` and `%` call programs
 * in others. Names are written to sheets by whoever exports them.
 */
const formula = '[=+\\-@|%\\uff0d\\uff20\\ufe63\\ufe6b]'
/** Letters that show nothing: fillers of Hangul syllables. */
const fillers = '\\u115f\\u1160\\u3164\\uffa0'
/** No script puts more marks on one letter; a stack of them covers the lines around it. */
const mostMarks = 4

const usual = new RegExp(
  `^(?!\\p{Zs}*${formula})(?!.*[${fillers}])(?!.*(?:\\p{M}[${joiners}]*){${mostMarks + 1}})(?:[${letter}\\p{N}\\p{P}\\p{Zs}${symbols}]|(?<=[${letter}])[${joiners}](?=[${letter}]))*$`,
  'u',
)

/**
 * Whether a text may stand where a name is asked for: letters of any script with their marks, digits, spaces, punctuation. Control signs,
 * line ends, signs that turn the direction of writing, invisible ones, first signs of formulas and stacks of marks may not.
 * Decision: docs/decisions/name-changes.md.
 * @example isName('Zażółć Gęślą-Jaźń') // true
 * @example isName('Anna\u202e') // false
 */
export const isName = (text: string): boolean => usual.test(text)

/** The reasons why a text is no name: how it begins, a sign in it, too many marks on one letter, or a sign that shows nothing. */
export const nameFaults = ['nameStart', 'nameSign', 'nameMarks', 'nameHidden'] as const

/** Why a text is no name, with the sign that is not allowed where it can be shown. */
export interface NameFault {
  reason: (typeof nameFaults)[number]
  sign?: string
}

/** Why the fields of a form hold no name, by their names. */
export type NameFaults = Readonly<Partial<Record<string, NameFault>>>

const firstOnly = new RegExp(`^${formula}$`)
const allowedSymbol = new RegExp(`^[${symbols}]$`, 'u')
const hasStack = new RegExp(`(?:\\p{M}[${joiners}]*){${mostMarks + 1}}`, 'u')

/**
 * Returns why a text is no name, or undefined for a name.
 * @example nameFault('=cmd') // { reason: 'nameStart', sign: '=' }
 * @example nameFault('An\u200bna') // { reason: 'nameHidden' }
 */
export function nameFault(text: string): NameFault | undefined {
  if (isName(text)) return undefined
  const [first = ''] = text.trim()
  if (firstOnly.test(first)) return { reason: 'nameStart', sign: first }
  const sign = [...text].find((each) => /\p{S}/u.test(each) && !allowedSymbol.test(each))
  if (sign) return { reason: 'nameSign', sign }
  return { reason: hasStack.test(text) ? 'nameMarks' : 'nameHidden' }
}

/** Refuses what is no name, with the reason in the issue's `params`. */
const isNamed: z.core.CheckFn<string> = ({ value, issues }) => {
  const params = nameFault(value)
  if (params) issues.push({ code: 'custom', input: value, message: 'name', params: { ...params } })
}

/** A name as its fields take it: trimmed, at least one sign unless it may be empty, at most `longest`. */
export const nameField = (longest: number, { empty = false } = {}) =>
  z.string().check(z.trim(), z.minLength(empty ? 0 : 1), z.maxLength(longest), isNamed)

/** The reason in an issue of a field of a name, or undefined. */
export const faultOfIssue = (issue: z.core.$ZodIssue): NameFault | undefined =>
  issue.code === 'custom' && issue.message === 'name' ? (issue.params as NameFault | undefined) : undefined

const leading = new RegExp(`^(?:\\p{Zs}|${formula})+`, 'u')
const stacked = new RegExp(`((?:\\p{M}[${joiners}]*){${mostMarks}})(?:\\p{M}[${joiners}]*)+`, 'gu')

/** A name that somebody else vouches for, without what a name may not hold. */
export const cleanName = (text: string): string =>
  [...text.replace(/\s+/gu, ' ')]
    .filter((sign) => isName(sign) || firstOnly.test(sign))
    .join('')
    .replace(stacked, '$1')
    .replace(leading, '')
    .trim()
