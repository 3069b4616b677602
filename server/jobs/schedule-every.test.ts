import { setTimeout as wait } from 'node:timers/promises'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { recordedTracer } from '#tests/fixtures/server/recorded-tracer.ts'
import { createLog } from '../log/create-log.ts'
import { getLogContext } from '../log/log-context.ts'
import { scheduleEvery } from './schedule-every.ts'

test('a failed run is logged without the values of its query, and the next run starts as usual', async () => {
  const lines: string[] = []
  const log = createLog({}, { write: (line: string) => void lines.push(line) })
  let runs = 0
  const stop = scheduleEvery(1, 'sendMails', log, async () => {
    runs += 1
    if (runs === 1) throw new DrizzleQueryError('select $1', ['ada@example.org'], new Error('no such table'))
  })
  while (runs < 2) await wait(1)
  await stop()
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('The job sendMails failed')
  expect(lines[0]).toContain('no such table')
  expect(lines[0]).not.toContain('ada@example.org')
})

test('each run of a job has an id, which its log lines carry', async () => {
  const contexts: Record<string, unknown>[] = []
  const lines: Record<string, unknown>[] = []
  const log = createLog({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const stop = scheduleEvery(1, 'sendMails', log, async () => {
    contexts.push(getLogContext())
    await wait(1)
    throw new Error('no')
  })
  while (lines.length < 2) await wait(1)
  await stop()
  const [first, second] = lines
  expect(first).toMatchObject({ job: 'sendMails', run: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  expect(first?.run).toBe(contexts[0]?.run)
  expect(second?.run).not.toBe(first?.run)
})

test('each run is a trace, whose id its log lines carry, and a run that fails is a failed span', async () => {
  const lines: Record<string, unknown>[] = []
  const log = createLog({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const { tracer, spans } = recordedTracer()
  let runs = 0
  const work = async () => {
    runs += 1
    if (runs === 1) throw new Error('no')
  }
  const stop = scheduleEvery(1, 'sendMails', log, work, tracer)
  while (runs < 2) await wait(1)
  await stop()
  expect(lines).toMatchObject([{ job: 'sendMails', run: expect.any(String), trace: 'trace-1' }])
  const span = { name: 'job sendMails', kind: 'internal', attributes: { 'portal.job': 'sendMails' } }
  expect(spans.slice(0, 2)).toMatchObject([{ ...span, failure: 'failed' }, span])
  expect(spans[1]?.failure).toBeUndefined()
})
