import { createHash } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import * as z from 'zod/mini'
import { type Config, localAddressOf } from '#server/config.ts'
import { hostOfDatabase } from '#server/db/await-database.ts'
import { ensureFolderIsWritable } from '#src/process/usable-folder.ts'
import { readOperatorToken } from '../api-client/publisher-settings.ts'
import { type BackupKeys, createEncryption, decryptBackup } from './backup-encryption.ts'
import { dumpPostgres, restorePostgres } from './postgres-tools.ts'
import { restoreEmbedded } from './restore-embedded.ts'

/** The contents of backup.json, which describes the backup and lies beside the dump. */
const backupInfo = z.object({
  database: z.enum(['PostgreSQL', 'embedded']),
  at: z.string(),
  /** The SHA-256 of the stored dump, so that an incomplete copy is not restored. */
  sha256: z.string(),
  /** The format in which the dump is encrypted; absent if the dump is not encrypted. */
  encryption: z.optional(z.literal('age')),
})

/** The files of a backup are readable only for their owner, because they contain personal data. */
const ownerOnly = { mode: 0o600 }

const dumpFile = (folder: string, encryption?: 'age'): string =>
  join(folder, encryption ? 'database.dump.age' : 'database.dump')

/** Returns the SHA-256 of a file of any size. */
export async function computeSha256(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

const kindOf = ({ databaseUrl }: Config) => (databaseUrl ? 'PostgreSQL' : 'embedded')

/**
 * Describes where the uploaded files of learners and editors are: in the database and therefore in the backup, or in
 * a bucket.
 */
const filesOf = ({ bucket }: Config): string =>
  bucket
    ? `The files are in the bucket ${bucket.url} and not in the backup: copy the bucket too, now that the dump is complete, and enable versions in it (docs/how-to/back-up.md).`
    : 'Files are in the database and so in the backup.'

/** Starts a dump of the whole database. The dump is complete only after `ended` has resolved. */
async function openDump(config: Config): Promise<{ dump: Readable; ended: Promise<void> }> {
  if (config.databaseUrl) return dumpPostgres(config.databaseUrl)
  return { dump: await dumpOfServer(config), ended: Promise.resolve() }
}

/**
 * Dumps the whole database into a folder that contains no backup; servers may run meanwhile. If keys are given, the
 * dump is encrypted while it is written: the disk never contains unencrypted parts, and the memory never contains
 * the whole dump. Returns the text to print.
 */
export async function createBackup(
  config: Config,
  folder: string,
  { now, keys = {} }: { now: Date; keys?: BackupKeys },
): Promise<string> {
  ensureFolderIsWritable('The folder', folder)
  const encrypt = createEncryption(keys)
  const encryption = encrypt && 'age'
  const file = dumpFile(folder, encryption)
  if (existsSync(join(folder, 'backup.json')) || existsSync(file))
    throw new Error(`${resolve(folder)} contains a backup already: name another folder.`)
  const { dump, ended } = await openDump(config)
  try {
    await pipeline(
      encrypt ? await encrypt(dump) : dump,
      createWriteStream(file, { flags: 'wx', ...ownerOnly }),
    )
    await ended
  } catch (error) {
    rmSync(file, { force: true })
    // Waits for the error of the dump tool, which is more precise than the error of the broken stream.
    await ended
    throw error
  }
  const sha256 = await computeSha256(file)
  const info = { database: kindOf(config), at: now.toISOString(), sha256, encryption }
  writeFileSync(join(folder, 'backup.json'), `${JSON.stringify(info, null, 2)}\n`, ownerOnly)
  const how = encryption ? 'backed up and encrypted' : 'backed up'
  return `The ${info.database} database is ${how} in ${resolve(folder)}. ${filesOf(config)}`
}

/**
 * Requests the dump of the embedded database from the running server, which is the only process that can open this
 * database.
 */
async function dumpOfServer(config: Config): Promise<Readable> {
  const headers = { Authorization: `Bearer ${readOperatorToken(config)}` }
  const response = await fetch(`${localAddressOf(config)}/dump`, { headers }).catch(() => undefined)
  if (!response?.ok || !response.body)
    throw new Error(
      `The server did not send its database (${response?.status ?? 'no answer'}). Is it running?`,
    )
  return Readable.fromWeb(response.body as WebStream)
}

/** Restores a backup into an empty database that no server uses. Returns the text to print. */
export async function restoreBackup(config: Config, folder: string, keys: BackupKeys = {}): Promise<string> {
  if (!existsSync(join(folder, 'backup.json'))) throw new Error(`${resolve(folder)} contains no backup.`)
  const info = z.parse(backupInfo, JSON.parse(readFileSync(join(folder, 'backup.json'), 'utf8')))
  const file = dumpFile(folder, info.encryption)
  if (!existsSync(file) || info.sha256 !== (await computeSha256(file)))
    throw new Error(`${file} does not match the backup: it was changed or is incomplete.`)
  if (info.database !== kindOf(config))
    throw new Error(
      `This is a backup of ${info.database === 'embedded' ? 'the embedded database' : 'PostgreSQL: set DATABASE_URL'}.`,
    )
  const stored = createReadStream(file)
  const dump = info.encryption ? await decryptBackup(stored, keys) : stored
  if (config.databaseUrl) await restorePostgres(config.databaseUrl, dump)
  else {
    mkdirSync(config.dataDir, { recursive: true })
    await restoreEmbedded(config.dataDir, dump)
  }
  const target = config.databaseUrl ? hostOfDatabase(config.databaseUrl) : resolve(config.dataDir)
  return `The backup of ${info.at} is restored in ${target}. ${filesOf(config)} Start the servers, then run npm run publish.`
}
