import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { partnerEnvironment } from '../../load/partner.ts'
import { startCluster } from '../../postgres/cluster.ts'
import { freePort } from '../../test/free-port.ts'
import { listRequests, page } from './asked.ts'
import { startBalancer } from './balancer.ts'
import { type Build, build, end, waitUntilAnswering } from './build.ts'
import { ask, send } from './traffic.ts'

/**
 * Two builds of the portal, two servers of each in turn behind nginx (or `caddy`) as the how-to says, one PostgreSQL and one folder of pages: while
 * readers ask all the while, the new one is rolled out. Holds where no request fails and the old one never turns the site back.
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
    const at = (server: number) => ({
      ...{ ...common, PORT: String(server), PAYMENT_PORT: String(payments[server]) },
    })
    const replace = async (server: number, by: Build) => {
      await end(running.get(server))
      const started = by.start(at(server))
      running.set(server, started)
      return (path: '/healthz' | '/readyz') => waitUntilAnswering(server, path, started)
    }
    const answers = await replace(one, old)
    await answers('/healthz')
    console.log(await old.command('publish', [], at(one)))
    await (await replace(two, old))('/readyz')
    endBalancer = await startBalancer(proxy, { folder, port, servers: [one, two] })

    const stop = send(await listRequests(origin), 8)
    await wait(2000)
    await (await replace(one, next))('/readyz')
    console.log(await next.command('publish', [], at(one)))
    // A publish by the server with the old code must leave the site as the new one shows it.
    const refused = await old.command('publish', [], at(two))
    console.log(refused)
    const shown = await ask(page(origin, '/eu'))
    for (const server of [two, one, two]) await (await replace(server, next))('/readyz')
    await wait(2000)
    const { asked, failures } = await stop()
    const stays = refused.includes('newer code') && shown.body.includes('data-build="new"')
    console.log(`${asked} requests while servers were replaced four times, ${failures.length} failed`)
    for (const [each, same] of Map.groupBy(failures, String)) console.log(`  ${each}, ${same.length} times`)
    console.log(`The old code ${stays ? 'left the site as the new one shows it' : 'turned the site back'}.`)
    return stays && failures.length === 0 && asked > 0
  } finally {
    await endBalancer()
    for (const server of running.values()) await end(server)
    await cluster.stop()
    for (const each of builds) rmSync(each.folder, { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What all servers are told alike. */
const environment = (database: string, dataDir: string, origin: string) => ({
  ...{ DATABASE_URL: database, DATA_DIR: dataDir, SITES: 'en,eu', DEMO: '1', LOG_LEVEL: 'warn', DRAIN: '2' },
  ...{ SECRET_KEYS: randomUUID() + randomUUID(), OPERATOR_TOKEN: randomUUID() },
  ...{ ORIGIN_MAIN: origin, ADDRESS_HEADER: 'x-real-ip' },
  ...partnerEnvironment,
})
