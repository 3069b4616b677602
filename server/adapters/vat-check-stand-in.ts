import { createHash } from 'node:crypto'
import { isInEu } from '#src/domain/order/vat.ts'
import type { Clock } from '../ports/clock.ts'
import type { VatCheck, VatQuestion } from '../ports/vat-check.ts'
import { readVatNumber } from '../services/platform/vat-number/read-vat-number.ts'

/**
 * Valid VAT numbers that the stand-in does not confirm, by the result that the stand-in returns for them
 * (docs/how-to/vat-numbers.md).
 */
export const testVatNumbers = {
  unknown: ['DE222222203', 'FR23111111111', 'ATU11111107'],
  unavailable: ['DE111111125', 'IT11111110018', 'ATU11111116'],
} as const

const isOneOf = (numbers: readonly string[], number: string): boolean => numbers.includes(number)

/** Whether a number is in the format of VIES, without spaces or punctuation, and valid in a member state. */
function isOfMemberState(number: string): boolean {
  const country = readVatNumber(number)?.country
  return country !== undefined && isInEu(country) && /^[A-Z0-9]+$/.test(number)
}

/** Returns a consultation number in the format of VIES. The same request always gets the same number. */
const consultationOf = ({ number, requester }: VatQuestion): string =>
  `WAPI${createHash('sha256').update(`${requester} ${number}`).digest('hex').slice(0, 12).toUpperCase()}`

/**
 * Returns the stand-in for VIES in a demonstration, which sends no request. It is as strict as VIES: a malformed
 * number is unknown, and a malformed requester gets no result. It confirms all other numbers except the test
 * numbers.
 */
export const createFakeVatCheck = (clock: Clock): VatCheck => ({
  async check(question) {
    const { number, requester } = question
    if (!isOfMemberState(requester) || isOneOf(testVatNumbers.unavailable, number))
      return { state: 'unavailable' }
    if (!isOfMemberState(number) || isOneOf(testVatNumbers.unknown, number)) return { state: 'unknown' }
    return { state: 'confirmed', consultation: consultationOf(question), at: clock() }
  },
})
