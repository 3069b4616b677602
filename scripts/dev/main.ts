import { type Config, parseConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { ensureConfiguredPortsAreFree } from '#server/listen-addresses.ts'
import { createLog } from '#server/log/create-log.ts'
import { ensureFolderIsWritable } from '#src/process/usable-folder.ts'
import { copySeededDatabase } from '../seeds/copy-seeded-database.ts'

/**
 * `npm run dev`: pages, islands and the API at PORT, where each change of a source is immediately visible. Pages are
 * rendered at each request; the database stays open while the server's sources are reloaded. See
 * docs/decisions/development.md.
 */
const config = await readUsableConfig().catch(endWith)
const log = createLog({ level: process.env.LOG_LEVEL ?? 'warn', base: null })
await copySeededDatabase(config, console.log)
const database = await openDatabase(config, (line) => log.warn(line)).catch(endWith)
// Astro and the server are loaded only if nothing prevents the start, because loading them takes five seconds.
const { serveDevelopment } = await import('./serve-development.ts')
await serveDevelopment({ config, database, log })

/** Ends development with only the message of an error, because the cause is not in these sources. */
function endWith({ message }: Error): never {
  console.error(message)
  process.exit(1)
}

/**
 * Returns the configuration before anything is opened. Throws an error whose single sentence names the wrong
 * variable.
 */
async function readUsableConfig(): Promise<Config> {
  const read = parseConfig(process.env)
  ensureFolderIsWritable('DATA_DIR', read.dataDir)
  await ensureConfiguredPortsAreFree(read)
  return read
}
