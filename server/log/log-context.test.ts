import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLog } from './create-log.ts'
import { bindLogContext, getLogContext, runWithLogContext, runWithoutLogContext } from './log-context.ts'

/** Returns a log and the lines that it has written, without level and time. */
function collectedLog() {
  const lines: Record<string, unknown>[] = []
  const write = (line: string) => {
    const { level: _, ...fields } = JSON.parse(line) as Record<string, unknown>
    lines.push(fields)
  }
  return { log: createLog({ base: null, timestamp: false }, { write }), lines }
}

test('each log line carries the id of its own request when two requests run at the same time', async () => {
  const { log, lines } = collectedLog()
  const request = (id: string, milliseconds: number) =>
    runWithLogContext({ request: id }, async () => {
      await wait(milliseconds)
      log.info('done')
    })
  await Promise.all([request('slow', 20), request('fast', 1)])
  expect(lines).toEqual([
    { request: 'fast', msg: 'done' },
    { request: 'slow', msg: 'done' },
  ])
})

test('a line outside of requests and jobs, or of work that outlives them, carries no id', () => {
  const { log, lines } = collectedLog()
  log.info('before')
  runWithLogContext({ job: 'sendMails', run: '1' }, () => runWithoutLogContext(() => log.info('apart')))
  expect(lines).toEqual([{ msg: 'before' }, { msg: 'apart' }])
})

test('values that are read after the request are produced in its context, and reading can end early', async () => {
  const contexts: unknown[] = []
  let isClosed = false
  async function* values() {
    try {
      for (;;) {
        await wait(1)
        contexts.push(getLogContext())
        yield 1
      }
    } finally {
      isClosed = true
    }
  }
  const bound = runWithLogContext({ request: 'a' }, () => bindLogContext(values()))
  for await (const _ of bound) if (contexts.length === 2) break
  expect(contexts).toEqual([{ request: 'a' }, { request: 'a' }])
  expect(isClosed).toBe(true)
})
