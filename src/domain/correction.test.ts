import { expect, test } from 'vitest'
import { checkCorrection, correctionPeriod } from './correction.ts'

const [ada, trainer, reviewer] = ['ada@example.org', ['trainer'], ['trainer', 'reviewer']]
const reasonOf = (entered: Parameters<typeof checkCorrection>[0], roles: string[], now: number) =>
  checkCorrection(entered, { name: ada, roles }, now)?.context?.reason ?? null

test.each([
  ['its author', { by: ada, at: 0 }, trainer, correctionPeriod, null],
  ['its author, later', { by: ada, at: 0 }, trainer, correctionPeriod + 1, 'tooLateToCorrect'],
  ['another trainer', { by: 'bob@example.org', at: 0 }, trainer, 1, 'notYours'],
  ['a trainer, where nobody entered it', { by: null, at: 0 }, trainer, correctionPeriod, null],
  ['a trainer, where nobody knows when', { by: null, at: null }, trainer, 1, 'tooLateToCorrect'],
  ['a reviewer', { by: 'bob@example.org', at: 0 }, reviewer, 1, null],
  ['a reviewer, later', { by: null, at: null }, reviewer, 2 * correctionPeriod, null],
] as const)('%s', (_, entered, roles, now, reason) => {
  expect(reasonOf(entered, [...roles], now)).toBe(reason)
})
