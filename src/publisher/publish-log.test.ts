import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { appendToPublishLog, describeLoggedPublish, readPublishLog } from './publish-log.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publishes-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const at = '2026-11-21T13:40:05.123Z'

test('publishes are read in their order, the newest last, despite a half-written line', async () => {
  const file = join(folder, 'eu', 'publishes.log')
  for (const rendered of [1, 2, 3]) await appendToPublishLog(file, { at, seconds: 1, pages: 9, rendered })
  appendFileSync(file, '{"at":"20')
  expect((await readPublishLog(file, 2)).map((publish) => publish.rendered)).toEqual([2, 3])
})

test('a site that was never published has no publishes', async () => {
  expect(await readPublishLog(join(folder, 'none.log'), 5)).toEqual([])
})

test('a publish or its failure is described in a line', () => {
  expect(describeLoggedPublish({ at, seconds: 0.24, pages: 112, rendered: 3 })).toBe(
    '2026-11-21 13:40:05  112 pages, 3 rendered, live in 240 ms',
  )
  expect(describeLoggedPublish({ at, seconds: 1, failure: 'no answer' })).toBe(
    '2026-11-21 13:40:05  failed after 1000 ms: no answer',
  )
  expect(describeLoggedPublish({ at, seconds: 0.24, by: 'ada@demo.test', pages: 112, rendered: 3 })).toBe(
    '2026-11-21 13:40:05  112 pages, 3 rendered, live in 240 ms, by ada@demo.test',
  )
  expect(describeLoggedPublish({ at, seconds: 1, by: 'ada@demo.test', failure: 'no answer' })).toBe(
    '2026-11-21 13:40:05  failed after 1000 ms, by ada@demo.test: no answer',
  )
  const hold = { site: 'eu', release: 'before', by: 'ada@demo.test', at, reason: 'Wrong' }
  expect(describeLoggedPublish({ at, seconds: 0.24, pages: 112, rendered: 3, held: hold })).toBe(
    '2026-11-21 13:40:05  112 pages, 3 rendered, prepared in 240 ms, not live: held at the release before by ada@demo.test since 2026-11-21T13:40:05.123Z: "Wrong". To let it go on: npm run operator -- release-hold eu',
  )
  const failures = [{ path: '/eu/course/detail/7', family: 'course', id: 7, reason: 'no head' } as const]
  expect(describeLoggedPublish({ at, seconds: 0.24, pages: 112, rendered: 2, failures })).toBe(
    [
      '2026-11-21 13:40:05  112 pages, 2 rendered, live in 240 ms',
      '  not rendered: course 7: /eu/course/detail/7 still shows the previous version: no head',
    ].join('\n'),
  )
})

test('the log creates its folder and has a line for each publish', async () => {
  const file = join(folder, 'sites', 'eu', 'publishes.log')
  await appendToPublishLog(file, { at, seconds: 1, failure: 'no answer' })
  await appendToPublishLog(file, { at, seconds: 2, pages: 0, rendered: 0 })
  expect(readFileSync(file, 'utf8').split('\n')).toEqual([
    `{"at":"${at}","seconds":1,"failure":"no answer"}`,
    `{"at":"${at}","seconds":2,"pages":0,"rendered":0}`,
    '',
  ])
  expect(await readPublishLog(file, 9)).toHaveLength(2)
})
