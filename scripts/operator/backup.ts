import { createHash } from 'node:crypto'
import { createReadStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod/mini'
import { type Config, localAddress } from '#server/config.ts'
import { hostOfDatabase } from '#server/db/await-database.ts'
import { ensureUsable } from '#src/process/usable-folder.ts'
import { tokenOf } from '../desk/address.ts'
import { dumpPostgres, restorePostgres } from './postgres-tools.ts'
import { restoreEmbedded } from './restore-embedded.ts'

/** The description of a backup, in backup.json beside the dump. */
const backupInfo = z.object({
  database: z.enum(['PostgreSQL', 'embedded']),
  at: z.string(),
  /** The dump's SHA-256, so that an incomplete copy is not restored. */
  sha256: z.string(),
})

const dumpFile = (folder: string): string => join(folder, 'database.dump')

/** Returns the SHA-256 of a file of any size. */
export async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

const kindOf = ({ databaseUrl }: Config) => (databaseUrl ? 'PostgreSQL' : 'embedded')

/** Describes where the files of learners and editors are: in the database and so in the backup, or in a bucket. */
const filesOf = ({ bucket }: Config): string =>
  bucket
    ? `Files are in the bucket ${bucket.url} and not in the backup: enable versions in the bucket.`
    : 'Files are in the database and so in the backup.'

/** Dumps the whole database into a folder without a backup, while servers run. Returns the text to print. */
export async function createBackup(config: Config, folder: string, now: Date): Promise<string> {
  ensureUsable('The folder', folder)
  const file = dumpFile(folder)
  if (existsSync(file)) throw new Error(`${resolve(folder)} contains a backup already: name another folder.`)
  // The dump contains personal data: only its owner may read it, also while it is written.
  writeFileSync(file, '', { mode: 0o600 })
  try {
    if (config.databaseUrl) await dumpPostgres(config.databaseUrl, file)
    else writeFileSync(file, await dumpOfServer(config))
  } catch (error) {
    rmSync(file, { force: true })
    throw error
  }
  const info = { database: kindOf(config), at: now.toISOString(), sha256: await digestOf(file) }
  writeFileSync(join(folder, 'backup.json'), `${JSON.stringify(info, null, 2)}\n`)
  return `The ${info.database} database is backed up in ${resolve(folder)}. ${filesOf(config)}`
}

/** Requests the dump of the embedded database from the running server, which owns it. */
async function dumpOfServer(config: Config): Promise<Uint8Array> {
  const headers = { Authorization: `Bearer ${tokenOf(config)}` }
  const answer = await fetch(`${localAddress(config)}/dump`, { headers }).catch(() => undefined)
  if (!answer?.ok)
    throw new Error(`The server did not send its database (${answer?.status ?? 'no answer'}). Is it running?`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** Restores a backup into an empty database, while no server runs. Returns the text to print. */
export async function restoreBackup(config: Config, folder: string): Promise<string> {
  const file = dumpFile(folder)
  if (!existsSync(file)) throw new Error(`${resolve(folder)} contains no backup.`)
  const info = z.parse(backupInfo, JSON.parse(readFileSync(join(folder, 'backup.json'), 'utf8')))
  if (info.sha256 !== (await digestOf(file)))
    throw new Error(`${file} does not match the backup: it was changed or is incomplete.`)
  if (info.database !== kindOf(config))
    throw new Error(
      `This is a backup of ${info.database === 'embedded' ? 'the embedded database' : 'PostgreSQL: set DATABASE_URL'}.`,
    )
  if (config.databaseUrl) await restorePostgres(config.databaseUrl, file)
  else {
    mkdirSync(config.dataDir, { recursive: true })
    await restoreEmbedded(config.dataDir, readFileSync(file))
  }
  const target = config.databaseUrl ? hostOfDatabase(config.databaseUrl) : resolve(config.dataDir)
  return `The backup of ${info.at} is restored in ${target}. ${filesOf(config)} Start the servers, then run npm run publish.`
}
