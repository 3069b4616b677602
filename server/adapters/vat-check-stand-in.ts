import { createHash } from 'node:crypto'
import { isInUnion } from '#src/domain/order/vat.ts'
import type { Clock } from '../ports/clock.ts'
import type { VatCheck, VatQuestion } from '../ports/vat-check.ts'
import { readVatNumber } from '../services/platform/vat-number/read-vat-number.ts'

/** Numbers that keep the rules of their countries, for trying what happens when a number is not confirmed (docs/how-to/vat-numbers.md). */
export const testNumbers = {
  unknown: ['DE222222203', 'FR23111111111', 'ATU11111107'],
  unavailable: ['DE111111125', 'IT11111110018', 'ATU11111116'],
} as const

const isOneOf = (numbers: readonly string[], number: string): boolean => numbers.includes(number)

/** Whether a number is written as VIES takes it, without spaces or signs, and keeps the rules of a member state. */
function isOfMemberState(number: string): boolean {
  const country = readVatNumber(number)?.country
  return country !== undefined && isInUnion(country) && /^[A-Z0-9]+$/.test(number)
}

/** A consultation number in the form of VIES, the same one for the same question. */
const consultationOf = ({ number, requester }: VatQuestion): string =>
  `WAPI${createHash('sha256').update(`${requester} ${number}`).digest('hex').slice(0, 12).toUpperCase()}`

/**
 * Stands in for VIES in a demonstration, and asks nobody. It is as strict: a number of the wrong form is unknown, and a requester with one
 * gets no answer. Everything else is confirmed but a few numbers for trying.
 */
export const standInVatCheck = (clock: Clock): VatCheck => ({
  async check(question) {
    const { number, requester } = question
    if (!isOfMemberState(requester) || isOneOf(testNumbers.unavailable, number))
      return { state: 'unavailable' }
    if (!isOfMemberState(number) || isOneOf(testNumbers.unknown, number)) return { state: 'unknown' }
    return { state: 'confirmed', consultation: consultationOf(question), at: clock() }
  },
})
