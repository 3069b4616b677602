import { expect, test } from 'vitest'
import { createClock } from '#tests/fixtures/server/movable-clock.ts'
import { recordedLog } from '#tests/fixtures/server/recorded-log.ts'
import { createThrottledWarning } from './throttled-warning.ts'

test('a warning is logged immediately, then once a minute with its count', () => {
  const { log, lines } = recordedLog()
  const clock = createClock(0)
  const warn = createThrottledWarning(log, () => clock.now, 'Too late')
  for (let each = 0; each < 100; each += 1) warn()
  expect(lines).toEqual([{ level: 'warn', message: 'Too late', said: { count: 1 } }])
  clock.now += 60_000
  warn()
  expect(lines.map(({ said }) => said)).toEqual([{ count: 1 }, { count: 100 }])
})
