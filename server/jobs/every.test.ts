import { setTimeout as wait } from 'node:timers/promises'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { every } from './every.ts'

test('a run that fails is logged without the values of its query, and the next one goes on', async () => {
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  let runs = 0
  const stop = every(1, 'Sending mails', log, async () => {
    runs += 1
    if (runs === 1) throw new DrizzleQueryError('select $1', ['ada@example.org'], new Error('no such table'))
  })
  while (runs < 2) await wait(1)
  await stop()
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('Sending mails failed')
  expect(lines[0]).toContain('no such table')
  expect(lines[0]).not.toContain('ada@example.org')
})
