import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { parseConfig } from '#server/config.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { startSeededCluster } from '#tests/fault/seeded-cluster.ts'
import { portalKey } from '#tests/fixtures/server/portal-key.ts'
import { tableDigests } from '#tests/fixtures/server/table-digests.ts'
import { createBackup, restoreBackup } from '../../operator/backup.ts'
import { fillStorage } from './fill-storage.ts'
import { measureMemoryAndTime } from './measure.ts'

/**
 * The default total size of the files in the drill, in gigabytes. It is more than the 2 GiB that readFile can read,
 * so the drill fails if a command reads a dump as a whole.
 */
const usualSize = 2.4
/**
 * The memory in MB that backup and restore may use. They stream the data, so this limit does not depend on the size
 * of the database.
 */
const maxMemory = 600

/** Compares the tables of two databases. Returns the names of the tables that differ. */
function findDifferences(one: Record<string, unknown>, other: Record<string, unknown>): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].filter((name) => !isDeepStrictEqual(one[name], other[name]))
}

/**
 * A drill: fills the demonstration's PostgreSQL with gigabytes of files, backs it up with encryption, restores the
 * backup into an empty database, and compares each table. Passes if all tables are equal and the commands needed
 * little memory.
 */
export async function testRestore([size]: readonly string[]): Promise<boolean> {
  const gigabytes = size === undefined ? usualSize : Number(size)
  const cluster = await startSeededCluster()
  const folder = mkdtempSync(join(tmpdir(), 'portal-restore-'))
  try {
    await cluster.create('restored')
    const configOf = (name: string) =>
      parseConfig({ DATABASE_URL: cluster.urlOf(name), SECRET_KEYS: portalKey, DEMO: '1', DATA_DIR: folder })
    await measureMemoryAndTime(`stored ${gigabytes} GB of files`, () =>
      fillStorage(configOf('portal'), gigabytes),
    )
    const identity = await generateIdentity()
    const identityFile = join(folder, 'key.txt')
    writeFileSync(identityFile, identity)
    const keys = { recipients: [await identityToRecipient(identity)] }
    const backup = join(folder, 'backup')
    const backedUp = await measureMemoryAndTime('backed up and encrypted', () =>
      createBackup(configOf('portal'), backup, { now: new Date(), keys }),
    )
    const bytes = statSync(join(backup, 'database.dump.age')).size
    const restored = await measureMemoryAndTime('restored', () =>
      restoreBackup(configOf('restored'), backup, { identityFile }),
    )
    const [before, after] = [
      await tableDigests(openPostgres(cluster.urlOf('portal'))),
      await tableDigests(openPostgres(cluster.urlOf('restored'))),
    ]
    const differences = findDifferences(before, after)
    const memory = Math.max(backedUp, restored)
    console.log(
      `${Object.keys(before).length} tables, ${differences.length} differ ${differences.join()}; backup of ${(bytes / 1e9).toFixed(2)} GB, at most ${memory} MB of memory`,
    )
    return differences.length === 0 && bytes > gigabytes * 1e9 && memory < maxMemory
  } finally {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
