import { Writable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '#scripts/test/free-port.ts'
import { createMeasuredPublisher } from '#server/adapters/publisher-measured.ts'
import { attempt } from '#server/db/schema/attempt.ts'
import { mail } from '#server/db/schema/mail.ts'
import { type Metrics, openMetrics, serveMetrics } from '#server/http/metrics.ts'
import { createLog } from '#server/log/create-log.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { bothDatabases } from '../fixtures/server/databases.ts'
import { idlePublisher } from '../fixtures/server/idle-publisher.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

let portal: Portal
let metrics: Metrics
const lines: Record<string, unknown>[] = []
beforeAll(async () => {
  const stream = new Writable({
    write(line, _, done) {
      lines.push(JSON.parse(String(line)) as Record<string, unknown>)
      done()
    },
  })
  portal = await openPortal(await (bothDatabases[1] as (typeof bothDatabases)[number]).open(), {
    log: createLog({ base: { host: 'here', pid: 7 } }, stream),
    metrics: (database) => {
      metrics = openMetrics(database)
      return metrics
    },
  })
})
afterAll(() => portal.close())

test('a request keeps the id of its proxy, if it is valid', async () => {
  const idOf = async (id: string) =>
    (await portal.request('/nothing', { headers: { 'X-Request-Id': id } })).headers.get('x-request-id')
  expect(await idOf('a1b2-c3_d4=')).toBe('a1b2-c3_d4=')
  expect(lines.at(-1)).toMatchObject({ request: 'a1b2-c3_d4=', host: 'here', pid: 7, path: '/nothing' })
  for (const odd of ['with space', 'semi;colon', 'x'.repeat(129), '']) {
    const given = await idOf(odd)
    expect(given).toMatch(/^[\w-]{36}$/)
    expect(lines.at(-1)).toMatchObject({ request: given })
  }
})

test('health checks are not logged', async () => {
  const before = lines.length
  await portal.request('/healthz')
  await portal.request('/readyz')
  expect(lines).toHaveLength(before)
})

test('requests are counted by route, never by path, and mails, exams, connections and publishes are counted', async () => {
  const { learnerId } = await signIn(portal, 'counted@demo.test')
  await portal.db.delete(mail)
  for (const deduplicationKey of ['sent', 'waits', 'waits too'])
    await queueMail(portal.db, { kind: 'accountDeleted', learnerId, deduplicationKey, now: portal.clock.now })
  await portal.db
    .update(mail)
    .set({ settledAt: new Date(0) })
    .where(eq(mail.occasion, 'sent'))
  const attemptRow = { learnerId, exam: 'theory', targetId: 2, round: 1, seed: 1, language: 'en' } as const
  for (const [index, state] of (['open', 'submitted'] as const).entries())
    await portal.db.insert(attempt).values({ ...attemptRow, number: index + 1, state, begunAt: new Date(0) })
  await portal.request('/api/front-api/getSiteInfo')
  await portal.request('/a/path/that/nobody/should/count')
  const publisher = {
    ...idlePublisher,
    publish: async () => [
      { site: 'eu', pages: 1, rendered: 1, failures: [], milliseconds: 300 },
      { site: 'za', pages: 1, rendered: 1, failures: [], milliseconds: 90, failure: 'No' },
    ],
  }
  await createMeasuredPublisher(publisher, metrics.countPublishes).publish(['eu', 'za'])
  const port = await findFreePort()
  const stop = await serveMetrics(metrics, { host: '127.0.0.1', port })
  const response = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(response.headers.get('content-type')).toContain('version=0.0.4')
  const text = await response.text()
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  await stop()
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/front-api/getSiteInfo",status="200"} 1',
  )
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/\*",status="503"\} \d+/)
  expect(text).not.toContain('nobody')
  expect(text).toContain('portal_publish_duration_seconds_count{site="eu",outcome="live"} 1')
  expect(text).toContain('portal_publish_duration_seconds_count{site="za",outcome="failed"} 1')
  expect(text).toMatch(/^portal_mails_waiting 2$/m)
  expect(text).toMatch(/^portal_exams_open 1$/m)
  expect(text).toMatch(/^portal_database_connections\{state="idle"\} \d+$/m)
  expect(text).toContain('process_cpu_seconds_total')
})

test('refused learners are logged by id, and line breaks in input stay within their text', async () => {
  const { learnerId, cookie } = await signIn(portal)
  const headers = { Cookie: cookie, 'X-Requested-With': 'fetch' }
  await portal.request('/api/operator/jobs?siteId=1&languageId=1', { headers })
  expect(lines.at(-1)).toMatchObject({ path: '/api/operator/jobs', status: 403, learner: learnerId })
  await portal.request('/api/front-api/getSiteInfo?siteId=1&languageId=1', { headers })
  expect(lines.at(-1)).not.toHaveProperty('learner')
  const before = lines.length
  await portal.request('/nothing%0A{"level":30}')
  expect(lines).toHaveLength(before + 1)
})
