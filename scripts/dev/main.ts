import { dev } from 'astro'
import { type Config, localAddress, parseConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { ensureAddressesFree } from '#server/listen-addresses.ts'
import { createLog } from '#server/log/create-log.ts'
import { systemClock } from '#server/ports/clock.ts'
import { readSecrets } from '#server/secrets.ts'
import { prepareDatabase } from '#server/start.ts'
import { ensureUsable } from '#src/process/usable-folder.ts'
import { ReleaseStore } from '#src/publisher/release-store.ts'
import { loadSites } from '#src/sites/load-sites.ts'
import { compileDesk } from '../build/compile-desk.ts'
import { openDesk } from '../desk/desk.ts'
import { copySeededDatabase } from '../seeds/copy-seeded-database.ts'
import { onStop } from '../start/on-stop.ts'
import { openLivePortal } from './live-portal.ts'
import { portalPlugin } from './portal-plugin.ts'
import { reloadContent } from './reload-content.ts'
import { reloadWords } from './reload-words.ts'

/**
 * `npm run dev`: pages, islands and the API at PORT, with each change immediately visible. Pages are rendered at each request; the
 * database stays open while the server's sources are reloaded. See docs/decisions/development.md.
 */
const config = await readUsableConfig().catch(endWith)
const log = createLog({ level: process.env.LOG_LEVEL ?? 'warn', base: null })
const server = localAddress(config)
const { operatorToken } = readSecrets(config)
Object.assign(process.env, {
  DEV_API: server,
  DEV_OPERATOR_TOKEN: operatorToken,
  DEV_ORIGIN_MAIN: config.origins.main,
  DEV_ORIGIN_SISTER: config.origins.sister,
})

// The desk is compiled once; `npm run build` compiles its changes, which the next request then serves.
await compileDesk()
await copySeededDatabase(config, console.log)
const database = await openDatabase(config, (line) => log.warn(line)).catch(endWith)
await prepareDatabase(database, { config, log, clock: systemClock, report: console.log })
const portal = await openLivePortal({ config, db: database.db, log, clock: systemClock })

const crawlerContext = {
  sites: loadSites('sites', config.sites),
  origins: config.origins,
  access: { baseURL: `${server}/api`, headers: { Authorization: `Bearer ${operatorToken}` } },
}
const imageContext = { ...crawlerContext, store: new ReleaseStore(config.dataDir) }
const pages = await dev({
  root: '.',
  server: { port: config.port, host: config.host, allowedHosts: true },
  vite: {
    // Compiling the pages writes packages into the usual folder, as production needs them.
    cacheDir: 'node_modules/.cache/development',
    plugins: [
      portalPlugin({ portal, asked: crawlerContext, darkroom: imageContext }),
      reloadWords(),
      ...(config.demonstration ? [reloadContent(openDesk(config, {}))] : []),
    ],
    server: { strictPort: true },
  },
})
console.log(`ready ${config.origins.main}`)

onStop(async () => {
  await pages.stop()
  await portal.stop()
  await database.close()
  return 0
})

/** Ends development with an error's sentence only, because the cause is not in these sources. */
function endWith({ message }: Error): never {
  console.error(message)
  process.exit(1)
}

/** Returns the configuration before anything is opened; throws one sentence that names the wrong variable. */
async function readUsableConfig(): Promise<Config> {
  const read = parseConfig(process.env)
  ensureUsable('DATA_DIR', read.dataDir)
  await ensureAddressesFree(read)
  return read
}
