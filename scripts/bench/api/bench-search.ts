import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { parseConfig } from '#server/config.ts'
import { search } from '#src/contract/catalogue/search.ts'
import { queries } from '#tests/fixtures/search-queries.ts'
import { openOperatorApi } from '../../api-client/operator-api.ts'
import { bundlePrograms } from '../../build/bundle.ts'
import { toLoadRequest } from '../../load/load-request.ts'
import { startPostgresCluster } from '../../postgres/postgres-cluster.ts'
import { addGeneratedCourses } from '../generated-courses.ts'
import { startSeededServer } from './bench-api.ts'
import { visitorAddress, visitorAddressHeader } from './generate-load.ts'

const [seconds, perSecond] = [20, 50]

/**
 * The ids of the demonstration's courses from which generated courses are copied. The texts of these courses differ
 * from each other.
 */
const models = Array.from({ length: 54 }, (_, index) => index + 1)

/**
 * Returns the requests of a round: one for each English search word. Each round requests another of three result
 * pages.
 */
const asked = (origin: string, round: number) =>
  (queries.en ?? []).map(([keyword], index) => {
    const { url } = toLoadRequest(origin, search, {
      keyword,
      page: 1 + ((round + index) % 3),
      pageSize: 15,
    } as never)
    const headers = { [visitorAddressHeader]: visitorAddress(index) }
    return { path: `${new URL(url).pathname}${new URL(url).search}`, headers }
  })

/**
 * Measures the search among many courses on PostgreSQL: each search word alone, then a mix of them at 50 requests per
 * second, with the server's usual cache.
 */
export async function benchSearch(count: number): Promise<void> {
  const cluster = await startPostgresCluster([])
  if (!cluster) throw new Error('PostgreSQL is needed: apt-get install postgresql')
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const token = randomUUID() + randomUUID()
  try {
    await cluster.create('portal')
    await bundlePrograms()
    const more = { OPERATOR_TOKEN: token }
    const { server, origin } = await startSeededServer(cluster.urlOf('portal'), dataDir, more)
    // Stops the collection of statements, which this benchmark does not need.
    server.disconnect()
    try {
      const config = parseConfig({ ...more, PORT: new URL(origin).port, DATA_DIR: dataDir, SITES: 'en' })
      await addGeneratedCourses(openOperatorApi(config, { sites: ['en'] }), 0, count, models)
      await tell(origin, count)
    } finally {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
  } finally {
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function tell(origin: string, count: number): Promise<void> {
  const slow: [string, number][] = []
  for (const { path, headers } of asked(origin, 0)) {
    const begun = performance.now()
    await (await fetch(origin + path, { headers })).text()
    slow.push([path, performance.now() - begun])
  }
  slow.sort(([, a], [, b]) => b - a)
  for (const [path, ms] of slow.slice(0, 8)) console.log(`${Math.round(ms)} ms ${path}`)
  const requests = [1, 2].flatMap((round) => asked(origin, round))
  const { latency, non2xx, errors } = await autocannon({
    ...{ url: origin, requests, connections: 10, duration: seconds, overallRate: perSecond },
  })
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} searches failed`)
  console.log(
    `${count} courses, ${perSecond} searches a second: p50 ${latency.p50} ms, p97.5 ${latency.p97_5} ms, p99 ${latency.p99} ms`,
  )
}
