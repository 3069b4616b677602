import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { partnerEnvironment } from '../../load/partner.ts'
import { startCluster } from '../../postgres/cluster.ts'
import { freePort } from '../../test/free-port.ts'
import { startBalancer } from './balancer.ts'
import { type Build, build, end, waitUntilAnswering } from './build.ts'
import { listRequests, page } from './rollout-requests.ts'
import { ask, send } from './traffic.ts'

/**
 * Rolls out a new build while readers send requests: two builds, two servers behind nginx (or `caddy`) as in the how-to, one PostgreSQL
 * and one folder of pages. Passes if no request fails and the old build never replaces pages of the new one.
 */
export async function proveDeploy(words: readonly string[]): Promise<boolean> {
  const proxy = words[0] === 'caddy' ? 'caddy' : 'nginx'
  const cluster = await startCluster([])
  if (!cluster) throw new Error('PostgreSQL is needed: apt-get install postgresql')
  const folder = mkdtempSync(join(tmpdir(), 'portal-deploy-'))
  const builds: Build[] = []
  const running = new Map<number, ChildProcess>()
  const [one, two, port] = [await freePort(), await freePort(), await freePort()]
  const origin = `https://localhost:${port}`
  let endBalancer = async () => {}
  try {
    await cluster.create('portal')
    console.log('Building the old and the new ...')
    for (const mark of ['old', 'new']) builds.push(await build(mark))
    const [old, next] = builds as [Build, Build]
    const payments = { [one]: await freePort(), [two]: await freePort() }
    const common = environment(cluster.urlOf('portal'), join(folder, 'data'), origin)
    const environmentOf = (server: number) => ({
      ...{ ...common, PORT: String(server), PAYMENT_PORT: String(payments[server]) },
    })
    const replace = async (server: number, by: Build) => {
      await end(running.get(server))
      const started = by.start(environmentOf(server))
      running.set(server, started)
      return (path: '/healthz' | '/readyz') => waitUntilAnswering(server, path, started)
    }
    const untilAnswering = await replace(one, old)
    await untilAnswering('/healthz')
    console.log(await old.command('publish', [], environmentOf(one)))
    await (await replace(two, old))('/readyz')
    endBalancer = await startBalancer(proxy, { folder, port, servers: [one, two] })

    const stop = send(await listRequests(origin), 8)
    await wait(2000)
    await (await replace(one, next))('/readyz')
    console.log(await next.command('publish', [], environmentOf(one)))
    // A publish by the server with the old code must leave the pages of the new one.
    const refused = await old.command('publish', [], environmentOf(two))
    console.log(refused)
    const shown = await ask(page(origin, '/eu'))
    for (const server of [two, one, two]) await (await replace(server, next))('/readyz')
    await wait(2000)
    const { requests: asked, failures } = await stop()
    const isUnchanged = refused.includes('newer code') && shown.body.includes('data-build="new"')
    console.log(`${asked} requests while servers were replaced four times, ${failures.length} failed`)
    for (const [failure, equal] of Map.groupBy(failures, String))
      console.log(`  ${failure}, ${equal.length} times`)
    console.log(
      `The old code ${isUnchanged ? 'left the pages of the new code' : 'replaced pages of the new code'}.`,
    )
    return isUnchanged && failures.length === 0 && asked > 0
  } finally {
    await endBalancer()
    for (const server of running.values()) await end(server)
    await cluster.stop()
    for (const failure of builds) rmSync(failure.folder, { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns the environment that all servers share. */
const environment = (database: string, dataDir: string, origin: string) => ({
  ...{ DATABASE_URL: database, DATA_DIR: dataDir, SITES: 'en,eu', DEMO: '1', LOG_LEVEL: 'warn', DRAIN: '2' },
  ...{ SECRET_KEYS: randomUUID() + randomUUID(), OPERATOR_TOKEN: randomUUID() },
  ...{ ORIGIN_MAIN: origin, ADDRESS_HEADER: 'x-real-ip' },
  ...partnerEnvironment,
})
