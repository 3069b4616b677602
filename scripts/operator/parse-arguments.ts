import * as z from 'zod/mini'

/**
 * The functions of this file parse arguments of commands. For an invalid argument they throw an error with one
 * sentence.
 */

/**
 * Parses a positive whole number.
 * @example parseWholeNumber('7', 'A number') // 7
 */
export function parseWholeNumber(text: string, what: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`${what} is a whole number, not "${text}".`)
  return Number(text)
}

/**
 * Parses the argument at a position as a number. If the argument is missing, throws an error that contains
 * `example`.
 */
export function parseNumber(args: readonly string[], at: number, example: string): number {
  const word = args[at]
  if (word === undefined) throw new Error(example)
  return parseWholeNumber(word, 'A number')
}

/**
 * Returns a text if it is one of the given names. Otherwise throws an error with one sentence: the text that `what`
 * returns, followed by the names.
 */
export function parseOneOf<Name extends string>(
  names: readonly Name[],
  text: string,
  what: (text: string) => string,
): Name {
  const found = names.find((name) => name === text)
  if (!found) throw new Error(`${what(text)} ${names.join(', ')}`)
  return found
}

/** Parses a day, such as 2026-11-22. */
export function parseDay(text: string, what: string): string {
  if (!z.safeParse(z.iso.date(), text).success)
    throw new Error(`${what} is a day such as 2026-11-22, not "${text}".`)
  return text
}

/** Parses a time with any UTC offset. Returns the instant in UTC. */
export function parseInstant(text: string, what: string): string {
  const at = new Date(text)
  if (Number.isNaN(at.getTime()))
    throw new Error(`${what} is a time such as 2026-12-01T08:00:00Z, not "${text}".`)
  return at.toISOString()
}

/**
 * Parses an amount of money. Returns it in minor units, computed without floating-point numbers.
 * @example parseAmount('300.76') // 30076
 */
export function parseAmount(text: string): number {
  const [, units, cents] = /^(\d{1,10})\.(\d{2})$/.exec(text) ?? []
  const amount = Number(units) * 100 + Number(cents)
  if (!(amount > 0)) throw new Error(`--amount is an amount with two decimals such as 300.76, not "${text}".`)
  return amount
}
