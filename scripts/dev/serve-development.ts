import { dev } from 'astro'
import type { Logger } from 'pino'
import { type Config, localAddressOf } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'
import { systemClock } from '#server/ports/clock.ts'
import { readSecrets } from '#server/secrets.ts'
import { migrateAndSeed } from '#server/start.ts'
import { ReleaseStore } from '#src/publisher/release-store.ts'
import { loadSites } from '#src/sites/load-sites.ts'
import { openOperatorApi } from '../api-client/operator-api.ts'
import { compileDesk } from '../build/compile-desk.ts'
import { registerStopHandler } from '../start/register-stop-handler.ts'
import { openLivePortal } from './live-portal.ts'
import { createPortalPlugin } from './portal-plugin.ts'
import { createContentReloadPlugin } from './reload-content.ts'
import { createMessageReloadPlugin } from './reload-messages.ts'
import { stalePageIntegration } from './stale-page-integration.ts'

interface DevelopmentInput {
  config: Config
  database: Database
  log: Logger
}

/** Serves the pages, the islands and the API from the sources until the process is stopped. */
export async function serveDevelopment({ config, database, log }: DevelopmentInput): Promise<void> {
  const server = localAddressOf(config)
  const { operatorToken } = readSecrets(config)
  Object.assign(process.env, {
    DEV_API: server,
    DEV_OPERATOR_TOKEN: operatorToken,
    DEV_ORIGIN_MAIN: config.origins.main,
    DEV_ORIGIN_SISTER: config.origins.sister,
  })
  // The desk is compiled once at the start. After `npm run build`, the next request gets the newly compiled desk.
  await compileDesk()
  await migrateAndSeed(database, { config, log, clock: systemClock, report: console.log })
  const portal = await openLivePortal({
    ...{ config, db: database.db, log, clock: systemClock },
    sharesProcess: true,
  })
  const crawlerContext = {
    sites: loadSites('sites', config.sites),
    origins: config.origins,
    access: { baseURL: `${server}/api`, headers: { Authorization: `Bearer ${operatorToken}` } },
  }
  const imageContext = { ...crawlerContext, store: new ReleaseStore(config.dataDir) }
  const pages = await dev({
    root: '.',
    integrations: [stalePageIntegration],
    server: { port: config.port, host: config.host, allowedHosts: true },
    vite: {
      // Vite's default folder is not used, because compiling the pages writes packages for production into it.
      cacheDir: 'node_modules/.cache/development',
      plugins: [
        createPortalPlugin({ portal, asked: crawlerContext, images: imageContext }),
        createMessageReloadPlugin(),
        ...(config.demonstration ? [createContentReloadPlugin(openOperatorApi(config, {}))] : []),
      ],
      server: { strictPort: true },
    },
  })
  console.log(`ready ${config.origins.main}`)
  // The first page compiles its templates and islands for several seconds, so it is requested before the browser does.
  fetch(server).catch(() => {})
  registerStopHandler(async () => {
    await pages.stop()
    await portal.stop()
    await database.close()
    return 0
  })
}
