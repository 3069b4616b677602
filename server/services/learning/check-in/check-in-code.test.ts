import { expect, test } from 'vitest'
import { checkInCode, createCheckInTicket, readCode, readScan, readTicket } from './check-in-code.ts'

const keys = ['the-first-key'] as const
const begun = Date.UTC(2026, 0, 15, 12)

test.each([
  [0, 7],
  [59_999, 7],
  [60_000, 7],
  [119_999, 7],
  [120_000, undefined],
  [-1, undefined],
])('a code is valid in its minute and the next: after %i ms it names %s', (after, classroom) => {
  const { code, validUntil } = checkInCode(keys, 7, begun)
  expect(readCode(keys, code, begun + after)).toBe(classroom)
  expect(validUntil).toBe(begun + 120_000)
})

test.each([
  [0, 7],
  [600_000, 7],
  [600_001, undefined],
])('a ticket is valid for ten minutes: after %i ms it names %s', (after, classroom) => {
  expect(readTicket(keys, createCheckInTicket(keys, 7, begun), begun + after)).toBe(classroom)
})

test('a ticket is not accepted as a code nor a code as a ticket, but both are accepted as a scan', () => {
  const { code } = checkInCode(keys, 7, begun)
  const ticket = createCheckInTicket(keys, 7, begun)
  expect([readCode(keys, ticket, begun), readTicket(keys, code, begun)]).toEqual([undefined, undefined])
  expect([readScan(keys, ticket, begun), readScan(keys, code, begun)]).toEqual([7, 7])
})

test('changed codes and codes of another portal are refused; those of an older key are accepted', () => {
  const { code } = checkInCode(keys, 7, begun)
  const ticket = createCheckInTicket(keys, 7, begun)
  expect(readScan(keys, code.replace('7.', '8.'), begun)).toBeUndefined()
  expect(readScan(keys, ticket.replace(/\.\d+\./, `.${begun + 900_000}.`), begun)).toBeUndefined()
  expect(readScan(keys, '', begun)).toBeUndefined()
  expect(readScan(['another-key'], code, begun)).toBeUndefined()
  expect(readScan(['another-key', ...keys], code, begun)).toBe(7)
})
