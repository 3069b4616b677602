import * as z from 'zod/mini'

/** Each reads what was typed, and throws one sentence that says what is wrong with it. */

/** @example wholeNumber('7', 'A number') // 7 */
export function wholeNumber(text: string, what: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`${what} is a whole number, not "${text}".`)
  return Number(text)
}

/** The number that stands at a place of the words; `example` is said where there is none. */
export function readNumber(words: readonly string[], at: number, example: string): number {
  const word = words[at]
  if (word === undefined) throw new Error(example)
  return wholeNumber(word, 'A number')
}

/** One of some names; `what` says what is wrong with others. */
export function readOneOf<Name extends string>(
  names: readonly Name[],
  text: string,
  what: (text: string) => string,
): Name {
  const found = names.find((name) => name === text)
  if (!found) throw new Error(`${what(text)} ${names.join(', ')}`)
  return found
}

/** A day, as 2026-11-22. */
export function day(text: string, what: string): string {
  if (!z.safeParse(z.iso.date(), text).success)
    throw new Error(`${what} is a day such as 2026-11-22, not "${text}".`)
  return text
}

/** An instant in UTC of a time in any zone. */
export function readInstant(text: string, what: string): string {
  const at = new Date(text)
  if (Number.isNaN(at.getTime()))
    throw new Error(`${what} is a time such as 2026-12-01T08:00:00Z, not "${text}".`)
  return at.toISOString()
}

/**
 * An amount in minor units, read without any float.
 * @example minorUnits('300.76') // 30076
 */
export function minorUnits(text: string): number {
  const [, units, cents] = /^(\d{1,10})\.(\d{2})$/.exec(text) ?? []
  const amount = Number(units) * 100 + Number(cents)
  if (!(amount > 0)) throw new Error(`--amount is an amount with two decimals such as 300.76, not "${text}".`)
  return amount
}
