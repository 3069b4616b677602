import * as z from 'zod'

const digitsOf = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))

/**
 * Whether a text is an IBAN by ISO 13616: country, check digits and account. With its first four characters moved to
 * the end, and letters replaced by numbers (A = 10), it must leave the remainder 1 when divided by 97.
 * @example isSiteIban('DE89370400440532013000') // true
 */
export function isSiteIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false
  return BigInt(digitsOf(text.slice(4) + text.slice(0, 4))) % 97n === 1n
}

export const iban = z.string().refine(isSiteIban, 'expects a valid IBAN without spaces')
