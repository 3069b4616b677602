import { expect, test } from 'vitest'
import { computePaymentDeadline } from './payment-deadline.ts'

const iso = (milliseconds: number) => new Date(milliseconds).toISOString()
const bank = (placedAt: string, zone: string, startsAt: string | null = null) =>
  iso(
    computePaymentDeadline({
      payType: 'bankTransfer',
      placedAt: Date.parse(placedAt),
      zone,
      startsAt: startsAt && Date.parse(startsAt),
    } as never),
  )

test('a card order expires after thirty minutes', () => {
  const placedAt = Date.parse('2026-01-15T12:00:00Z')
  const placed = { payType: 'card', placedAt, zone: 'Europe/Warsaw' } as const
  expect(iso(computePaymentDeadline({ ...placed, startsAt: null }))).toBe('2026-01-15T12:30:00.000Z')
  expect(iso(computePaymentDeadline({ ...placed, startsAt: placedAt + 60_000 }))).toBe(
    '2026-01-15T12:01:00.000Z',
  )
})

test.each([
  ['2026-01-15T12:00:00Z', 'Europe/Warsaw', '2026-01-18T22:59:59.000Z'],
  ['2026-01-15T22:59:59.999Z', 'Europe/Warsaw', '2026-01-18T22:59:59.000Z'],
  ['2026-01-15T23:00:00Z', 'Europe/Warsaw', '2026-01-19T22:59:59.000Z'],
  // Clocks go forward on 29 March and back on 25 October.
  ['2026-03-27T12:00:00Z', 'Europe/Warsaw', '2026-03-30T21:59:59.000Z'],
  ['2026-03-26T12:00:00Z', 'Europe/Warsaw', '2026-03-29T21:59:59.000Z'],
  ['2026-10-23T12:00:00Z', 'Europe/Warsaw', '2026-10-26T22:59:59.000Z'],
  ['2026-10-22T12:00:00Z', 'Europe/Warsaw', '2026-10-25T22:59:59.000Z'],
  // In Beirut the clocks change at midnight: forward on 29 March, and back on 25 October, when 23:59:59 comes twice.
  ['2026-03-25T12:00:00Z', 'Asia/Beirut', '2026-03-28T21:59:59.000Z'],
  ['2026-10-21T12:00:00Z', 'Asia/Beirut', '2026-10-24T20:59:59.000Z'],
  ['2026-01-15T12:00:00Z', 'Etc/UTC', '2026-01-18T23:59:59.000Z'],
  ['2026-01-15T12:00:00Z', 'Asia/Seoul', '2026-01-18T14:59:59.000Z'],
  ['2026-01-15T20:00:00Z', 'Asia/Seoul', '2026-01-19T14:59:59.000Z'],
  ['2026-01-15T02:00:00Z', 'America/New_York', '2026-01-18T04:59:59.000Z'],
  ['2026-12-30T12:00:00Z', 'Europe/Berlin', '2027-01-02T22:59:59.000Z'],
])('a bank order placed at %s in %s expires at %s', (placedAt, zone, expiresAt) => {
  expect(bank(placedAt, zone)).toBe(expiresAt)
})

test('the payment deadline is never later than the start of the training', () => {
  expect(bank('2026-01-15T12:00:00Z', 'Europe/Warsaw', '2026-01-16T08:00:00Z')).toBe(
    '2026-01-16T08:00:00.000Z',
  )
})
