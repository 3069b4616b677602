import { expect, test } from 'vitest'
import {
  createCheckInCode,
  createCheckInTicket,
  readCheckInCode,
  readCheckInScan,
  readCheckInTicket,
} from './check-in-code.ts'

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
  const { code, validUntil } = createCheckInCode(keys, 7, begun)
  expect(readCheckInCode(keys, code, begun + after)).toBe(classroom)
  expect(validUntil).toBe(begun + 120_000)
})

test.each([
  [0, 7],
  [600_000, 7],
  [600_001, undefined],
])('a ticket is valid for ten minutes: after %i ms it names %s', (after, classroom) => {
  expect(readCheckInTicket(keys, createCheckInTicket(keys, 7, begun), begun + after)).toBe(classroom)
})

test('a ticket is not accepted as a code nor a code as a ticket, but both are accepted as a scan', () => {
  const { code } = createCheckInCode(keys, 7, begun)
  const ticket = createCheckInTicket(keys, 7, begun)
  expect([readCheckInCode(keys, ticket, begun), readCheckInTicket(keys, code, begun)]).toEqual([
    undefined,
    undefined,
  ])
  expect([readCheckInScan(keys, ticket, begun), readCheckInScan(keys, code, begun)]).toEqual([7, 7])
})

test('changed codes and codes of another portal are refused; those of an older key are accepted', () => {
  const { code } = createCheckInCode(keys, 7, begun)
  const ticket = createCheckInTicket(keys, 7, begun)
  expect(readCheckInScan(keys, code.replace('7.', '8.'), begun)).toBeUndefined()
  expect(readCheckInScan(keys, ticket.replace(/\.\d+\./, `.${begun + 900_000}.`), begun)).toBeUndefined()
  expect(readCheckInScan(keys, '', begun)).toBeUndefined()
  expect(readCheckInScan(['another-key'], code, begun)).toBeUndefined()
  expect(readCheckInScan(['another-key', ...keys], code, begun)).toBe(7)
})
