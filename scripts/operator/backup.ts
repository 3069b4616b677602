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

/** What a backup says of itself, in backup.json beside the dump. */
const about = z.object({
  database: z.enum(['PostgreSQL', 'embedded']),
  at: z.string(),
  /** The dump's SHA-256: a copy that was cut short is not restored. */
  sha256: z.string(),
})

const dumpIn = (folder: string): string => join(folder, 'database.dump')

/** Returns the SHA-256 of a file of any size. */
export async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

const kindOf = ({ databaseUrl }: Config) => (databaseUrl ? 'PostgreSQL' : 'embedded')

/** Where the files of learners and editors are, which come along with the database or must be kept apart. */
const filesOf = ({ bucket }: Config): string =>
  bucket
    ? `Files lie in the bucket ${bucket.url} and are not in it: keep versions of the bucket.`
    : 'Files lie in the database and are in it.'

/** Writes the whole database into a folder, which must not hold a backup yet; servers go on. Answers what to print. */
export async function createBackup(config: Config, folder: string, now: Date): Promise<string> {
  ensureUsable('The folder', folder)
  const file = dumpIn(folder)
  if (existsSync(file)) throw new Error(`${resolve(folder)} holds a backup already: name another folder.`)
  // The dump holds personal data: nobody but its owner may read it, also while it is written.
  writeFileSync(file, '', { mode: 0o600 })
  try {
    if (config.databaseUrl) await dumpPostgres(config.databaseUrl, file)
    else writeFileSync(file, await dumpOfServer(config))
  } catch (error) {
    rmSync(file, { force: true })
    throw error
  }
  const told = { database: kindOf(config), at: now.toISOString(), sha256: await digestOf(file) }
  writeFileSync(join(folder, 'backup.json'), `${JSON.stringify(told, null, 2)}\n`)
  return `The ${told.database} database is backed up in ${resolve(folder)}. ${filesOf(config)}`
}

/** The embedded database belongs to the server that runs: it is asked. */
async function dumpOfServer(config: Config): Promise<Uint8Array> {
  const headers = { Authorization: `Bearer ${tokenOf(config)}` }
  const answer = await fetch(`${localAddress(config)}/dump`, { headers }).catch(() => undefined)
  if (!answer?.ok)
    throw new Error(`The server did not give its database (${answer?.status ?? 'no answer'}). Does it run?`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** Brings a backup into an empty database, while no server runs. Answers what to print. */
export async function bringBack(config: Config, folder: string): Promise<string> {
  const file = dumpIn(folder)
  if (!existsSync(file)) throw new Error(`${resolve(folder)} holds no backup.`)
  const told = z.parse(about, JSON.parse(readFileSync(join(folder, 'backup.json'), 'utf8')))
  if (told.sha256 !== (await digestOf(file)))
    throw new Error(`${file} is not what was backed up: it was changed or cut short.`)
  if (told.database !== kindOf(config))
    throw new Error(
      `This is a backup of ${told.database === 'embedded' ? 'the embedded database' : 'PostgreSQL: set DATABASE_URL'}.`,
    )
  if (config.databaseUrl) await restorePostgres(config.databaseUrl, file)
  else {
    mkdirSync(config.dataDir, { recursive: true })
    await restoreEmbedded(config.dataDir, readFileSync(file))
  }
  const where = config.databaseUrl ? hostOfDatabase(config.databaseUrl) : resolve(config.dataDir)
  return `The backup of ${told.at} is in ${where}. ${filesOf(config)} Start the servers, then npm run publish.`
}
