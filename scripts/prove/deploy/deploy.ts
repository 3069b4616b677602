import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { partnerEnvironment } from '../../load/partner.ts'
import { startPostgresCluster } from '../../postgres/postgres-cluster.ts'
import { findReleaseSource } from '../../releases/find-release-source.ts'
import { readReleases } from '../../releases/releases.ts'
import { findFreePort } from '../../test/free-port.ts'
import { saveExaminees } from '../exam/examinees.ts'
import { createScratchCopy } from '../scratch-copy.ts'
import { startBalancer } from './balancer.ts'
import { type BuiltCopy, buildCopy, stopServer, waitUntilResponding } from './build-copy.ts'
import { publishEdit } from './publish-edit.ts'
import { createPageRequest, createRolloutRequests } from './rollout-requests.ts'
import { sendLoadRequest, sendRepeatedly } from './traffic.ts'
import { addTrialMigrations } from './trial-migrations.ts'
import { unpackRelease } from './unpack-release.ts'
import { WriteCounts } from './write-counts.ts'
import { Writer } from './writer.ts'

/** The duration of each phase in which learners write, in milliseconds. */
const phase = 6000

/**
 * Returns the build of the last release from its recorded commit. Before the first release, returns a build of this
 * code.
 */
async function buildOld(): Promise<BuiltCopy> {
  const [release] = readReleases()
  if (!release) return buildCopy('old')
  const { commit, foundBy } = findReleaseSource(release)
  console.log(`Building release ${release.version}: ${commit}, found by ${foundBy}`)
  return buildCopy('old', await unpackRelease(commit))
}

/** Builds this code with additional migrations. */
function buildNew(): Promise<BuiltCopy> {
  console.log('Building this code ...')
  const folder = createScratchCopy()
  addTrialMigrations(folder)
  return buildCopy('new', folder)
}

/**
 * Replaces the last release by this code while visitors read and learners write. There are two builds, two servers
 * behind nginx (or Caddy, with the argument `caddy`) as in docs/how-to/proxy.md, one PostgreSQL and one folder of
 * pages. The new code migrates the database while the old code runs. Passes if no request fails, both releases write
 * to the new tables, and the old release never replaces pages of the new release.
 */
export async function testDeployments(args: readonly string[]): Promise<boolean> {
  const proxy = args[0] === 'caddy' ? 'caddy' : 'nginx'
  const cluster = await startPostgresCluster([])
  if (!cluster) throw new Error('PostgreSQL is needed: apt-get install postgresql')
  const folder = mkdtempSync(join(tmpdir(), 'portal-deploy-'))
  const builds: BuiltCopy[] = []
  const running = new Map<number, ChildProcess>()
  const [one, two, port] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const origin = `https://localhost:${port}`
  const url = cluster.urlOf('portal')
  const counts = new WriteCounts()
  let endBalancer = async () => {}
  try {
    await cluster.create('portal')
    builds.push(await buildOld(), await buildNew())
    const [old, next] = builds as [BuiltCopy, BuiltCopy]
    const payments = { [one]: await findFreePort(), [two]: await findFreePort() }
    const common = environment(url, join(folder, 'data'), origin)
    const environmentOf = (server: number) => ({
      ...{ ...common, PORT: String(server), PAYMENT_PORT: String(payments[server]) },
    })
    const replace = async (server: number, by: BuiltCopy) => {
      await stopServer(running.get(server))
      counts.setRelease(server, by === old ? 'old' : 'new')
      const started = by.start(environmentOf(server))
      running.set(server, started)
      return (path: '/healthz' | '/readyz') => waitUntilResponding(server, path, started)
    }
    const editOn = (server: number) => publishEdit({ port: server, token: common.OPERATOR_TOKEN, counts })
    console.log(await old.command('operator', ['migrate'], { DATABASE_URL: url }))
    const untilAnswering = await replace(one, old)
    await untilAnswering('/healthz')
    console.log(await old.command('publish', [], environmentOf(one)))
    await (await replace(two, old))('/readyz')
    endBalancer = await startBalancer(proxy, { folder, port, servers: [one, two] })

    const stop = sendRepeatedly(await createRolloutRequests(origin), 8)
    await wait(2000)
    console.log(await next.command('operator', ['migrate'], { DATABASE_URL: url }))
    const stopWriting = await startWriting(url, [one, two], counts)
    const editedByOld = await editOn(one)
    await wait(phase)
    await (await replace(one, next))('/readyz')
    console.log(await next.command('publish', [], environmentOf(one)))
    const editedByNew = await editOn(one)
    // A publish by the server with the old code must not replace the pages of the new code.
    const refused = await old.command('publish', [], environmentOf(two))
    console.log(refused)
    await editOn(two)
    const shown = await sendLoadRequest(createPageRequest(origin, '/eu'))
    await wait(phase)
    for (const server of [two, one, two]) await (await replace(server, next))('/readyz')
    await wait(2000)
    await stopWriting()
    const { requests: asked, failures } = await stop()
    const isUnchanged = refused.includes('newer code') && shown.body.includes('data-build="new"')
    console.log(`${asked} requests while servers were replaced four times, ${failures.length} failed`)
    for (const [failure, equal] of Map.groupBy(failures, String))
      console.log(`  ${failure}, ${equal.length} times`)
    console.log(
      `The old code ${isUnchanged ? 'left the pages of the new code' : 'replaced pages of the new code'}.`,
    )
    for (const [release, failure] of [['old', editedByOld] as const, ['new', editedByNew] as const])
      console.log(`An edition published by the ${release} code on the new tables: ${failure ?? 'live'}`)
    const hasPublished = editedByOld === undefined && editedByNew === undefined
    return reportWrites(counts) && hasPublished && isUnchanged && failures.length === 0 && asked > 0
  } finally {
    await endBalancer()
    for (const server of running.values()) await stopServer(server)
    await cluster.stop()
    for (const failure of builds) rmSync(failure.folder, { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Starts four writers on each server; each writer has its own learners. Returns a function that stops the writers.
 */
async function startWriting(
  url: string,
  [one, two]: readonly [number, number],
  counts: WriteCounts,
): Promise<() => Promise<void>> {
  const learners = await saveExaminees(url, 400, 2)
  let hasEnded = false
  const writing = Array.from({ length: 8 }, (_, index) => {
    const [own, other] = index % 2 === 0 ? [one, two] : [two, one]
    return new Writer(learners.slice(index * 50, index * 50 + 50), { own, other }, counts).write(
      () => hasEnded,
    )
  })
  return async () => {
    hasEnded = true
    await Promise.all(writing)
  }
}

/** The actions that each release must have performed at least once on the new tables. */
const requiredActs = ['enrolled', 'exam begun', 'answer saved', 'ordered', 'draft saved', 'edition published']

/**
 * Prints what each release has written. Returns whether each release has performed all actions and no response had
 * status 5xx.
 */
function reportWrites(counts: WriteCounts): boolean {
  for (const release of ['old', 'new'])
    console.log(
      `  ${release}: ${requiredActs.map((action) => `${action} ${counts.countOf(release, action)}`).join(', ')}`,
    )
  console.log(`${counts.requests} requests of writers, ${counts.faults.length} got 5xx`)
  for (const [fault, equal] of Map.groupBy(counts.faults, String))
    console.log(`  ${fault}, ${equal.length} times`)
  const haveAll = ['old', 'new'].every((release) =>
    requiredActs.every((action) => counts.countOf(release, action) > 0),
  )
  return haveAll && counts.faults.length === 0
}

/** Returns the environment that all servers share. */
const environment = (database: string, dataDir: string, origin: string) => ({
  ...{ DATABASE_URL: database, DATA_DIR: dataDir, SITES: 'en,eu', DEMO: '1', LOG_LEVEL: 'warn', DRAIN: '2' },
  MIGRATE: '0',
  ...{ SECRET_KEYS: randomUUID() + randomUUID(), OPERATOR_TOKEN: randomUUID() },
  ...{ ORIGIN_MAIN: origin, ADDRESS_HEADER: 'x-real-ip' },
  ...partnerEnvironment,
})
