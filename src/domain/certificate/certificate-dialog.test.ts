import { expect, test } from 'vitest'
import { findDueDialog } from './certificate-dialog.ts'

const day = 24 * 60 * 60 * 1000
const issuedAt = Date.UTC(2024, 0, 15)
const end = Date.UTC(2026, 0, 15)
const fresh = { end, congratulated: false, reminded: false, renewing: false }

test.each([
  [issuedAt, 'congratulation'],
  [end - 90 * day - 1, 'congratulation'],
  [end - 90 * day, 'reminder'],
  [end + 90 * day, 'reminder'],
  [end + 90 * day + 1, null],
] as const)('at %i %s is due', (now, due) => expect(findDueDialog(fresh, now)).toBe(due))

test('each dialog opens until it is acknowledged, and no reminder opens during a renewal', () => {
  expect(findDueDialog({ ...fresh, congratulated: true }, issuedAt)).toBeNull()
  expect(findDueDialog({ ...fresh, reminded: true }, end)).toBeNull()
  expect(findDueDialog({ ...fresh, renewing: true }, end)).toBeNull()
})
