import { createServer } from 'node:http'
import { count, eq, isNull } from 'drizzle-orm'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database, Db } from '../db/client.ts'
import { attempt } from '../db/schema/attempt.ts'
import { mail } from '../db/schema/mail.ts'
import type { DependencyMeasurement } from '../ports/dependency.ts'
import type { ReleaseStatus } from '../ports/pages.ts'
import type { SitePublished } from '../ports/publisher.ts'
import { addDependencyMetrics } from './dependency-metrics.ts'
import { addJobGauges } from './job-gauges.ts'
import { listen } from './listen.ts'

/**
 * The measurement of a handled request: its route as registered (never the path itself) and its duration in
 * seconds.
 */
export interface RequestMeasurement {
  method: string
  route: string
  status: number
  seconds: number
}

/** The metrics of the portal, in the format of Prometheus. */
export interface Metrics {
  countRequest(measured: RequestMeasurement): void
  countPublishes(sites: readonly SitePublished[]): void
  /** Counts a file whose transfer broke off, by its route as registered. */
  countStreamFailure(route: string): void
  /** Counts a request to another service. */
  countDependencyRequest(measured: DependencyMeasurement): void
  /** Reports which release of each site this server shows, if servers share their pages. */
  watchReleases(read: () => Promise<readonly ReleaseStatus[]>): void
  /** Returns all metrics as text. */
  formatAsText(): Promise<string>
}

/** The running code: the version of the release, and the digest of its sources. */
export interface BuildLabels {
  version: string
  build: string
}

/** Histogram buckets in seconds, for requests and for publishes. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const publishBuckets = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 600]

/**
 * Returns the metrics of one server. Metrics that are read from the database are left out while it is unavailable.
 */
export function openMetrics({
  db,
  countConnections: pool,
  poolSize,
  build,
}: Pick<Database, 'db' | 'countConnections' | 'poolSize'> & { build?: BuildLabels }): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const requests = new Histogram({
    ...{ name: 'http_request_duration_seconds', help: 'Seconds until an answer', registers },
    ...{ labelNames: ['method', 'route', 'status'], buckets: requestBuckets },
  })
  const publishes = new Histogram({
    ...{ name: 'portal_publish_duration_seconds', help: 'Seconds until readers saw a publish', registers },
    ...{ labelNames: ['site', 'outcome'], buckets: publishBuckets },
  })
  const streamFailures = new Counter({
    ...{ name: 'portal_stream_failures_total', help: 'Files that broke off while they were sent', registers },
    labelNames: ['route'],
  })
  addGauge(register, 'portal_mails_waiting', 'Mails that wait to be sent', () => mailsWaiting(db))
  addGauge(register, 'portal_exams_open', 'Exams under way', () =>
    db.$count(attempt, eq(attempt.state, 'open')),
  )
  addJobGauges(register, db)
  if (build) addBuildInfo(register, build)
  if (pool) addPoolGauge(register, pool)
  if (poolSize !== undefined) addPoolSize(register, poolSize)
  return {
    countRequest: ({ seconds, ...labels }) => requests.observe(labels, seconds),
    countPublishes(sites) {
      for (const { site, failure, milliseconds } of sites)
        publishes.observe({ site, outcome: failure ? 'failed' : 'live' }, milliseconds / 1000)
    },
    watchReleases: (read) => addReleaseGauges(register, read),
    countStreamFailure: (route) => streamFailures.inc({ route }),
    countDependencyRequest: addDependencyMetrics(register),
    formatAsText: () => register.metrics(),
  }
}

const mailsWaiting = async (db: Db): Promise<number> =>
  (await db.select({ waiting: count() }).from(mail).where(isNull(mail.settledAt)))[0]?.waiting ?? 0

function addGauge(register: Registry, name: string, help: string, read: () => Promise<number>): void {
  new Gauge({
    ...{ name, help, registers: [register] },
    async collect() {
      await read().then(
        (value) => this.set(value),
        () => this.reset(),
      )
    },
  })
}

/**
 * Adds the revision that the server shows of each site, and the number of seconds for which a newer release has
 * been waiting to be shown.
 */
function addReleaseGauges(register: Registry, read: () => Promise<readonly ReleaseStatus[]>): void {
  const add = (name: string, help: string, value: (status: ReleaseStatus) => number) =>
    new Gauge({
      ...{ name, help, registers: [register], labelNames: ['site'] },
      async collect() {
        this.reset()
        for (const status of await read().catch(() => [])) this.set({ site: status.site }, value(status))
      },
    })
  add('portal_release_revision', 'Revision of the content that readers see', ({ revision }) => revision ?? 0)
  add(
    'portal_release_lag_seconds',
    'Seconds for which a newer release waits to be shown',
    ({ lagSeconds: lag }) => lag,
  )
}

/** Adds a metric with the constant value 1, whose labels name the running code, as is usual with Prometheus. */
function addBuildInfo(register: Registry, build: BuildLabels): void {
  new Gauge({
    ...{ name: 'portal_build_info', help: 'The version of the portal', registers: [register] },
    labelNames: ['version', 'build'],
  }).set({ ...build }, 1)
}

function addPoolGauge(register: Registry, pool: NonNullable<Database['countConnections']>): void {
  new Gauge({
    ...{ name: 'portal_database_connections', help: 'Connections to PostgreSQL', registers: [register] },
    labelNames: ['state'],
    collect() {
      for (const [state, value] of Object.entries(pool())) this.set({ state }, value)
    },
  })
}

function addPoolSize(register: Registry, size: number): void {
  const help = 'The largest number of connections to PostgreSQL'
  new Gauge({ name: 'portal_database_connections_max', help, registers: [register] }).set(size)
}

/** Serves the metrics at /metrics on a separate port. Returns a function that stops serving them. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
): Promise<() => Promise<void>> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    const text = await metrics.formatAsText()
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text)
  })
  await listen(server, { host, port, variable: 'METRICS_PORT' })
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}
