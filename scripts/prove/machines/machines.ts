import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { bundlePrograms } from '../../build/bundle.ts'
import { type PostgresCluster, startPostgresCluster } from '../../postgres/postgres-cluster.ts'
import { homePaths, PortalMachine } from './portal-machine.ts'
import { publishFromMachine, publishTitle } from './publish-from-machine.ts'

/**
 * The limits in seconds: until every server shows a change, and until a new server without pages shows all sites.
 */
const bars = { change: 1, emptyServer: 5 }

/** Prints a line that begins with the result of a check. Returns the result. */
function check(holds: boolean, line: string): boolean {
  console.log(`${holds ? '✓' : '✗'} ${line}`)
  return holds
}

/** Deletes all releases of the portal, as if nothing had ever been published. */
async function forgetReleases(cluster: PostgresCluster, machines: readonly PortalMachine[]): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.urlOf('portal') })
  await client.connect()
  await client.query("delete from stored_release; delete from file where key like 'pages/%'")
  await client.end()
  // The servers notice within a second that the releases are deleted.
  await wait(1500)
  for (const { folder } of machines) rmSync(join(folder, 'pages'), { recursive: true, force: true })
}

/** Compares the pages of two servers. Prints the first pages that differ. */
function isEqual(one: Record<string, string>, other: Record<string, string>): boolean {
  const paths = new Set([...Object.keys(one), ...Object.keys(other)])
  const different = [...paths].filter((path) => one[path] !== other[path])
  if (different.length > 0)
    console.log(`${different.length} of ${paths.size} differ: ${different.slice(0, 5).join(', ')}`)
  return different.length === 0
}

/**
 * Tests three servers with separate folders on one PostgreSQL. Their publishers share a publish while one of them is
 * killed; the pages must be the same, byte for byte, as those of a single publisher. Then every server must show a
 * change, and a new server without pages must show all sites.
 */
export async function testSeveralMachines(): Promise<boolean> {
  const cluster = await startPostgresCluster([])
  if (!cluster) throw new Error('PostgreSQL is needed: apt-get install postgresql')
  const folder = mkdtempSync(join(tmpdir(), 'portal-machines-'))
  const machines: PortalMachine[] = []
  const start = async (name: string): Promise<PortalMachine> => {
    const machine = await PortalMachine.start(name, cluster.urlOf('portal'), folder)
    machines.push(machine)
    return machine
  }
  try {
    await cluster.create('portal')
    await bundlePrograms()
    const first = await start('first')
    const alone = await publishFromMachine(first)
    const expected = await first.pages()
    const results = [
      check(
        Object.keys(expected).length > 0,
        `one publisher: ${Object.keys(expected).length} pages in ${alone.toFixed(1)} s`,
      ),
    ]
    const [second, third] = [await start('second'), await start('third')]
    await forgetReleases(cluster, machines)
    const together = await publishFromMachine(first)
    results.push(
      check(
        isEqual(await first.pages(), expected),
        `three publishers: the same pages in ${together.toFixed(1)} s`,
      ),
    )
    await forgetReleases(cluster, machines)
    const publishing = publishFromMachine(first)
    await wait(together * 500)
    await second.server.end('SIGKILL')
    const killed = await publishing
    await wait(1000)
    for (const machine of [first, third])
      results.push(
        check(
          isEqual(await machine.pages(), expected),
          `${machine.name}: the same pages although a publisher was killed (${killed.toFixed(1)} s)`,
        ),
      )
    await second.server.start()
    for (const round of [1, 2, 3]) {
      const title = `Round ${round}`
      const edited = publishTitle(first, title)
      const publishedAt = edited.then(() => performance.now())
      const shownTimes = Promise.all(
        machines.map((each) => each.waitFor('/news/detail/1', title).then(() => performance.now())),
      )
      const last = Math.max(...(await shownTimes))
      const seconds = (last - (await publishedAt)) / 1000
      results.push(
        check(
          seconds < bars.change,
          `a change is shown by all ${machines.length} servers ${seconds.toFixed(2)} s after it was live at the first`,
        ),
      )
    }
    const startedAt = performance.now()
    const empty = await start('empty')
    await Promise.all(homePaths.map((path) => empty.waitFor(path, '</html>')))
    const joined = (performance.now() - startedAt) / 1000
    results.push(
      check(
        joined < bars.emptyServer,
        `an empty server shows all sites ${joined.toFixed(1)} s after its start`,
      ),
    )
    return results.every(Boolean)
  } finally {
    for (const { server } of machines) await server.end('SIGKILL')
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
