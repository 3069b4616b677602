import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { bundleFolder, bundlePrograms } from '../../build/bundle.ts'
import type { LoadRequest } from '../../load/load-request.ts'
import { partnerEnvironment } from '../../load/partner.ts'
import { startPostgresCluster } from '../../postgres/postgres-cluster.ts'
import { findFreePort } from '../../test/free-port.ts'
import type { BareRoute } from './bare-server.ts'
import { generateLoad, type LoadFigures, visitorAddressHeader } from './generate-load.ts'
import { listMeasuredRequests, type MeasuredRequest } from './measured-requests.ts'
import type { RecordedStatement } from './record-statements.ts'

const rounds = 3
const seconds = 4
/** The requests per second at which the response times are measured. */
const steadyRate = 50

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/**
 * Measures the most frequent requests of visitors and learners on PostgreSQL. Each request is first compared with a
 * bare route in the same framework, which runs the same statements and returns the same response. Then it is
 * measured at 50 requests per second. Several servers share the database and the connections.
 */
export async function benchApi(serverCount: number): Promise<void> {
  const cluster = await startPostgresCluster([])
  if (!cluster) throw new Error('PostgreSQL is needed: apt-get install postgresql')
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const children: ChildProcess[] = []
  try {
    await cluster.create('portal')
    await bundlePrograms()
    const url = cluster.urlOf('portal')
    const more = { SECRET_KEYS: randomUUID() + randomUUID() }
    const { server, origin, statements } = await startSeededServer(url, join(dataDir, '0'), more)
    children.push(server)
    const origins = [origin]
    for (let index = 1; index < serverCount; index += 1) {
      const other = await startSeededServer(url, join(dataDir, String(index)), more)
      children.push(other.server)
      other.server.disconnect()
      origins.push(other.origin)
    }
    const asked = await listMeasuredRequests(origin)
    const routes = await recorded(asked, statements)
    server.disconnect()
    const bare = fork(file('./bare-server.ts'))
    children.push(bare)
    const port = await findFreePort()
    bare.send({ port, url, routes })
    await once(bare, 'message')
    console.log(
      '| call | portal, a second | bare, a second | share | p97.5 at 50 a second |\n| --- | --- | --- | --- | --- |',
    )
    for (const [index, [name, requests]] of asked.entries()) {
      const spread = origins.flatMap((other) =>
        requests.map((each) => ({ ...each, url: each.url.replace(origin, other) })),
      )
      const replayed = requests.map((each, number) => ({
        ...each,
        url: `http://127.0.0.1:${port}/${index}/${number}`,
      }))
      console.log(await row(name, spread, replayed))
    }
  } finally {
    for (const child of children) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/**
 * Seeds an empty database with the demonstration, and starts the bundled server on it. `statements` collects the
 * statements that the server sends from then on.
 */
export async function startSeededServer(url: string, dataDir: string, more: NodeJS.ProcessEnv = {}) {
  const [port, payments] = [await findFreePort(), await findFreePort()]
  const environment = {
    ...{ DATABASE_URL: url, DATA_DIR: dataDir, DEMO: '1', SITES: 'en', LOG_LEVEL: 'warn' },
    ...{ PORT: String(port), PAYMENT_PORT: String(payments), SECRET_KEYS: randomUUID() + randomUUID() },
    ...{ ADDRESS_HEADER: visitorAddressHeader, ...partnerEnvironment },
    ...more,
  }
  const execArgv = ['--import', file('./record-statements.ts')]
  const server = fork(join(bundleFolder, 'server.js'), { env: { ...process.env, ...environment }, execArgv })
  const statements: RecordedStatement[] = []
  server.on('message', (each: RecordedStatement) => statements.push(each))
  const origin = `http://localhost:${port}`
  while (!(await answers(`${origin}/healthz`))) {
    if (server.exitCode !== null) throw new Error('The server did not start: see its message above.')
    await wait(100)
  }
  return { server, origin, statements }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Returns the statements that each call sends when it is repeated. Statements of jobs may be among them, so each
 * call is repeated eight times and the shortest list is used.
 */
async function recorded(
  asked: readonly MeasuredRequest[],
  statements: RecordedStatement[],
): Promise<BareRoute[]> {
  const routes: BareRoute[] = []
  const each = asked.flatMap(([, requests], index) =>
    requests.map((request, number) => ({ request, path: `/${index}/${number}` })),
  )
  for (const { request, path } of each) {
    const { url, method, headers, body } = request
    const seen: RecordedStatement[][] = []
    let response: unknown
    for (let time = 0; time < 8; time += 1) {
      statements.length = 0
      response = await (await fetch(url, { method, headers, ...(body && { body }) })).json()
      await wait(100)
      seen.push([...statements])
    }
    seen.sort((one, other) => one.length - other.length)
    routes.push({ path, statements: (seen[0] ?? []).map(alwaysWriting), answer: response })
  }
  return routes
}

/**
 * Returns a variant of a statement that writes on each execution. The original statement writes only if the stored
 * position is still the one that was read, so a repetition would write nothing.
 */
const alwaysWriting = (statement: RecordedStatement): RecordedStatement => ({
  ...statement,
  text: statement.text.replace(/"watching"."reported_at" = (\$\d+)/, '$1::timestamptz is not null'),
  ...(statement.name && { name: `${statement.name}-repeated` }),
})

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] as number

async function row(
  name: string,
  portal: readonly LoadRequest[],
  bare: readonly LoadRequest[],
): Promise<string> {
  const [own, beside]: [LoadFigures[], LoadFigures[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    own.push(await generateLoad(portal, seconds))
    beside.push(await generateLoad(bare, seconds))
  }
  const [ours, theirs] = [own, beside].map((all) => median(all.map(({ perSecond }) => perSecond))) as [
    number,
    number,
  ]
  const { p95 } = await generateLoad(portal, seconds, steadyRate)
  return `| ${name} | ${Math.round(ours)} | ${Math.round(theirs)} | ${Math.round((ours / theirs) * 100)} % | ${p95} ms |`
}
