import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findFreePort } from '#scripts/test/free-port.ts'
import { openUnreachableDatabase } from '#tests/fixtures/server/unreachable-database.ts'
import { openMetrics, serveMetrics } from './metrics.ts'

const published = { pages: 1, rendered: 1, failures: [] }

test('requests, publishes, broken streams and connections are counted, and while the database is away the rest is left out', async () => {
  const { db } = await openUnreachableDatabase()
  const metrics = openMetrics({
    db,
    countConnections: () => ({ busy: 2, idle: 3, waiting: 1 }),
    poolSize: 10,
    build: { version: '1.2.3', build: 'abc' },
  })
  metrics.countRequest({ method: 'GET', route: '/x', status: 200, seconds: 0.03 })
  metrics.countRequest({ method: 'GET', route: '/x', status: 200, seconds: 4 })
  metrics.countPublishes([
    { ...published, site: 'eu', milliseconds: 1500 },
    { ...published, site: 'za', milliseconds: 20, failure: 'No' },
  ])
  metrics.countStreamFailure('/media/:file')
  metrics.countDependencyRequest({ dependency: 's3', operation: 'find', seconds: 0.3, failed: false })
  metrics.countDependencyRequest({ dependency: 's3', operation: 'find', seconds: 20, failed: true })
  metrics.countDependencyRequest({ dependency: 'smtp', operation: 'send', seconds: 0.1, failed: false })
  const text = await metrics.formatAsText()
  const labels = 'method="GET",route="/x",status="200"'
  expect(text).toContain(`http_request_duration_seconds_bucket{le="0.025",${labels}} 0`)
  expect(text).toContain(`http_request_duration_seconds_bucket{le="0.05",${labels}} 1`)
  expect(text).toContain(`http_request_duration_seconds_bucket{le="5",${labels}} 2`)
  expect(text).toContain(`http_request_duration_seconds_sum{${labels}} 4.03`)
  expect(text).toContain('portal_publish_duration_seconds_sum{site="eu",outcome="live"} 1.5')
  expect(text).toContain('portal_publish_duration_seconds_sum{site="za",outcome="failed"} 0.02')
  expect(text).toContain('portal_publish_duration_seconds_bucket{le="1",site="eu",outcome="live"} 0')
  expect(text).toContain('portal_publish_duration_seconds_bucket{le="2.5",site="eu",outcome="live"} 1')
  expect(text).not.toMatch(/^portal_(mails_waiting|exams_open) [1-9]/m)
  expect(text).toContain('portal_database_connections{state="idle"} 3')
  expect(text).toContain('portal_database_connections{state="waiting"} 1')
  expect(text).toContain('portal_stream_failures_total{route="/media/:file"} 1')
  const bucket = 'dependency="s3",operation="find"'
  expect(text).toContain(`portal_dependency_duration_seconds_bucket{le="0.5",${bucket}} 1`)
  expect(text).toContain(`portal_dependency_duration_seconds_sum{${bucket}} 20.3`)
  expect(text).toContain(`portal_dependency_failures_total{${bucket}} 1`)
  expect(text).toContain('portal_dependency_failures_total{dependency="smtp",operation="send"} 0')
  expect(text).toContain('portal_database_connections_max 10')
  expect(text).toContain('portal_build_info{version="1.2.3",build="abc"} 1')
  expect(text).toContain('process_cpu_seconds_total')
})

test('the alert rules and the dashboard use only metrics that a server has', async () => {
  const { db } = await openUnreachableDatabase()
  const metrics = openMetrics({
    db,
    countConnections: () => ({ busy: 0, idle: 0, waiting: 0 }),
    poolSize: 10,
    build: { version: '1', build: 'a' },
  })
  metrics.watchReleases(async () => [{ site: 'eu', revision: 7, lagSeconds: 2 }])
  metrics.countRequest({ method: 'GET', route: '/x', status: 200, seconds: 1 })
  const text = await metrics.formatAsText()
  expect(text).toContain('portal_release_revision{site="eu"} 7')
  expect(text).toContain('portal_release_lag_seconds{site="eu"} 2')
  const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  for (const file of ['alerts.yaml', 'dashboard.json']) {
    const used = readFileSync(`docs/deploy/prometheus/${file}`, 'utf8').matchAll(
      /\b((?:portal|http|nodejs|process)_\w+)\{/g,
    )
    const names = new Set(Array.from(used, ([, name = '']) => name.replace(/_(bucket|count|sum)$/, '')))
    expect(names.size).toBeGreaterThan(5)
    expect([...names].filter((name) => !known.has(name))).toEqual([])
  }
})

test('a database without a pool has no connections', async () => {
  const { db } = await openUnreachableDatabase()
  expect(await openMetrics({ db, countConnections: undefined }).formatAsText()).not.toContain(
    'portal_database_connections',
  )
})

test('the counters are served at one address, to be read only, until they are stopped', async () => {
  const port = await findFreePort()
  const metrics = { ...openMetrics(await openUnreachableDatabase()), formatAsText: async () => 'counted 1\n' }
  const stop = await serveMetrics(metrics, { host: '127.0.0.1', port })
  const at = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method })
  const response = await at('/metrics')
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(await response.text()).toBe('counted 1\n')
  const statuses = [await at('/'), await at('/metrics/x'), await at('/metrics', 'POST')].map(
    ({ status }) => status,
  )
  expect(statuses).toEqual([404, 404, 404])
  await stop()
  await expect(at('/metrics')).rejects.toThrow()
})
