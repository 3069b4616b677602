import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { expect, test } from 'vitest'
import { recordedLog } from '#tests/fixtures/server/recorded-log.ts'
import { createTestSession } from '#tests/fixtures/server/session.ts'
import type { AppEnv } from './app-env.ts'
import type { RequestMeasurement } from './metrics.ts'
import { createLogContextMiddleware } from './request-context.ts'
import { createRequestLogMiddleware } from './request-log.ts'

/** Sends a request to an application that logs. Returns the log line, its level, and the counted events. */
async function logged(path: string, { status = 200, signedIn = false, took = 7 } = {}) {
  const counted: RequestMeasurement[] = []
  let now = 1000
  const { log, lines } = recordedLog()
  const metrics = {
    countRequest: (measured: RequestMeasurement) => void counted.push(measured),
    countPublishes: () => {},
    countStreamFailure: () => {},
    countDependencyRequest: () => {},
    watchReleases: () => {},
    formatAsText: async () => '',
  }
  const app = new Hono<AppEnv>()
  app.use(
    requestId(),
    createLogContextMiddleware(),
    createRequestLogMiddleware({ log, clock: () => now, metrics }),
  )
  app.all('/*', (c) => {
    now += took
    c.set('tenant', 'sister')
    if (signedIn) c.set('session', createTestSession())
    return c.text('', status as 200)
  })
  await app.request(path, { method: 'POST', headers: { 'x-request-id': 'request-1' } })
  return { lines, counted }
}

test('a request is logged in one line with visitor, path, status and duration, without its query', async () => {
  const { lines, counted } = await logged('/api/x?email=learner@demo.test', { signedIn: true })
  const line = { request: 'request-1', tenant: 'sister', method: 'POST', path: '/api/x', status: 200, ms: 7 }
  expect(lines).toEqual([{ level: 'info', message: undefined, said: line }])
  expect(counted).toEqual([{ method: 'POST', route: '/*', status: 200, seconds: expect.any(Number) }])
  expect(counted[0]?.seconds).toBeGreaterThanOrEqual(0)
  expect(counted[0]?.seconds).toBeLessThan(5)
})

test.each([
  [399, true, undefined],
  [400, true, 7],
  [500, true, 7],
  [400, false, undefined],
])(
  'the log line of an answer %i to a session (%s) names the learner: %s',
  async (status, signedIn, learner) => {
    const { lines } = await logged('/api/x', { status, signedIn })
    expect(lines[0]?.said.learner).toBe(learner)
  },
)

test('health checks are logged for debugging only', async () => {
  for (const path of ['/healthz', '/readyz'])
    expect((await logged(path)).lines.map(({ level }) => level)).toEqual(['debug'])
  expect((await logged('/healthz/more')).lines[0]?.level).toBe('info')
})

test('the address of a calendar feed is not logged: it opens the feed', async () => {
  const pathOf = async (path: string) => (await logged(path)).lines[0]?.said.path
  expect(await pathOf('/calendar/feed/secret.ics')).toBe('/calendar/feed')
  expect(await pathOf('/calendar/classroom/1.ics')).toBe('/calendar/classroom/1.ics')
  expect(await pathOf('/x/calendar/feed/secret.ics')).toBe('/x/calendar/feed/secret.ics')
})
