/** Returns the remainder of the division of a number with many digits by 97. */
const modulo97 = (digits: string): number =>
  [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)

/**
 * Whether a text without spaces is an IBAN with valid check digits. ISO 13616.
 * @example isIban('DE89370400440532013000') // true
 */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false
  const rearranged = text.slice(4) + text.slice(0, 4)
  return modulo97(rearranged.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) === 1
}

/**
 * Returns an IBAN in groups of four.
 * @example formatIban('DE89370400440532013000') // 'DE89 3704 0044 0532 0130 00'
 */
export const formatIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
