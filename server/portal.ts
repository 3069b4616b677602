import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import { loadSites, type Sites, siteFolderOf } from '../src/sites/load-sites.ts'
import { createAnalyticsScripts } from './adapters/analytics-script.ts'
import { createTypstDocumentMaker } from './adapters/documents-typst/documents.ts'
import { startExport } from './adapters/export-process.ts'
import { isIdentityPath, openEmbeddedIdentity } from './adapters/identity-embedded/embedded.ts'
import { createOpenIdProvider } from './adapters/identity-openid/provider.ts'
import {
  createObservedDependencies,
  type ObservedDependencies,
} from './adapters/observed/create-observed-dependencies.ts'
import { observeRequests } from './adapters/observed/observe-requests.ts'
import { createFolderPages } from './adapters/pages-folder.ts'
import { createSharedPages } from './adapters/pages-shared.ts'
import { createMeasuredPublisher } from './adapters/publisher-measured.ts'
import { createPublisherProcess } from './adapters/publisher-process.ts'
import { createClamdScanner } from './adapters/scanner-clamd.ts'
import { createFakeVatCheck } from './adapters/vat-check-stand-in.ts'
import { createViesVatCheck } from './adapters/vat-check-vies.ts'
import { createHttpWebhookTransport } from './adapters/webhooks-http.ts'
import { buildApp } from './app.ts'
import { type Config, localAddressOf } from './config.ts'
import type { Database, Db } from './db/client.ts'
import type { Metrics } from './http/metrics.ts'
import { runJobs } from './jobs/run-jobs.ts'
import { watchReleases } from './jobs/watch-releases.ts'
import { createMailServices } from './mail.ts'
import { startPayments } from './payments.ts'
import type { Clock } from './ports/clock.ts'
import type { IdentityProvider } from './ports/identity.ts'
import type { PublishedPages } from './ports/pages.ts'
import { systemRandom } from './ports/random.ts'
import type { Storage } from './ports/storage.ts'
import type { Tracer } from './ports/tracer.ts'
import { readSecrets, type Secrets } from './secrets.ts'
import { findDatabaseIdentity } from './services/platform/release/database-identity.ts'
import { findCurrentReleases } from './services/platform/release/find-releases.ts'
import { readReleaseFile } from './services/platform/release/release-files.ts'
import { saveEndpoints } from './services/platform/webhook/endpoints.ts'
import { openStorage } from './storage.ts'

/** The dependencies of a portal. */
export interface PortalDependencies {
  config: Config
  db: Db
  log: Logger
  clock: Clock
  metrics?: Metrics
  tracer?: Tracer | undefined
  dump?: Database['dump']
  listen?: Database['listen']
  ping?: Database['ping']
  /**
   * Whether other programs run in the same process, as in development. Then the global Request and Response stay those
   * of Node, because other programs use methods that the faster replacements don't have.
   */
  sharesProcess?: boolean
}

/** The whole server except its socket and its database. Both stay open when development restarts the server. */
export interface PortalServer {
  handle(request: IncomingMessage, response: ServerResponse): void
  /** Makes /readyz report that this server is stopping. The server still responds to requests. */
  announceStop(): void
  /** Stops the background work. `drain` resolves when every accepted request has been handled. */
  stop(drain: () => Promise<void>): Promise<void>
}

/** Opens the portal with an open database, and starts the jobs unless the role of the server is `web`. */
export async function openPortal({
  config,
  db,
  log,
  clock,
  metrics,
  tracer,
  dump,
  listen,
  ping,
  sharesProcess = false,
}: PortalDependencies): Promise<PortalServer> {
  const sites = loadServedSites(config)
  const secrets = readSecrets(config)
  const observed = createObservedDependencies(
    observeRequests({ measure: metrics?.countDependencyRequest, tracer }),
  )
  const ownStorage = openStorage(config, db)
  const storage = config.bucket ? observed.bucket(ownStorage) : ownStorage
  const listensAt = localAddressOf(config)
  const unmeasuredPublisher = createPublisherProcess(publisherSettings(config, secrets), log)
  const publisher = metrics
    ? createMeasuredPublisher(unmeasuredPublisher, metrics.countPublishes)
    : unmeasuredPublisher
  const { payments, stop: stopPayments } = await startPayments({
    ...{ config, log, clock, secrets, listensAt, db },
    observe: observed.payments,
  })
  const { identity, handleIdentity } = openIdentity(
    { config, db, log, clock },
    { sites, secrets, listensAt },
    observed,
  )
  const documents = createTypstDocumentMaker(sites.tenants)
  const pages = await openPages({ config, db, clock }, sites.sites, storage)
  // The pages are loaded before the server starts, so that the first visitors do not wait for the next interval.
  await pages
    .refresh()
    .catch((error: unknown) => log.warn({ err: error }, 'The current pages could not be read'))
  metrics?.watchReleases(() => pages.listReleaseStatuses())
  const stopWatching = config.sharesPages ? watchReleases(pages, listen, log) : async () => {}
  const scanner = config.scanner && observed.clamd(createClamdScanner(config.scanner))
  const analyticsScripts = createAnalyticsScripts(sites.sites, config.analyticsUrl, clock)
  const vatCheck = config.viesUrl
    ? observed.vies(createViesVatCheck(config.viesUrl, clock, log))
    : createFakeVatCheck(clock)
  const ports = {
    ...{ scanner, analyticsScripts, vatCheck, publisher, payments },
    ...{ storage, documents, pages, identity },
  }
  let ending = false
  const app = buildApp({
    db,
    config,
    secrets,
    sites,
    clock,
    random: systemRandom,
    log,
    ports,
    metrics,
    tracer,
    dump,
    ping,
    isStopping: () => ending,
  })
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: !sharesProcess })
  const mail = await createMailServices({ db, config, sites, storage, documents, observe: observed.smtp })
  const receivers = config.webhooks.receivers
  await saveEndpoints(
    db,
    receivers.map(({ url }) => url),
  )
  const webhooks = { transport: observed.webhooks(createHttpWebhookTransport(config.webhooks)), receivers }
  const { idle, sharesPages } = config
  const stopJobs =
    config.role === 'web'
      ? async () => {}
      : runJobs({
          ...{ db, idle, sharesPages, sites, clock, log, tracer },
          ...{ publisher, storage, payments, mail, webhooks },
        })
  const stopExport = openExport(config, secrets, log)
  return {
    handle(request, response) {
      const path = (request.url ?? '/').split('?')[0] as string
      if (handleIdentity && isIdentityPath(path)) handleIdentity(request, response)
      else void answer(request, response)
    },
    announceStop() {
      ending = true
    },
    async stop(drain) {
      await stopWatching()
      await stopPayments()
      await stopJobs()
      await drain()
      await stopExport()
      await publisher.close()
      await documents.close()
    },
  }
}

/** Opens the published pages: in the storage of files if servers share them, else in the data folder. */
async function openPages(
  { config, db, clock }: Pick<PortalDependencies, 'config' | 'db' | 'clock'>,
  sites: Sites['sites'],
  storage: Storage,
): Promise<PublishedPages> {
  const folder = join(config.dataDir, 'pages')
  const database = await findDatabaseIdentity(db)
  if (!config.sharesPages) return createFolderPages(folder, sites, clock, { database })
  return createSharedPages({
    ...{ folder, sites, clock, database, cacheBytes: config.pageCacheBytes },
    readCurrent: (names) => findCurrentReleases(db, names),
    readStored: (key) => readReleaseFile(storage, key),
  })
}

function loadServedSites(config: Config): Sites {
  const sites = loadSites('sites', config.sites)
  const names = sites.sites.map(siteFolderOf)
  const unknown = config.sites?.find((name) => !names.includes(name))
  if (unknown)
    throw new Error(`Configuration: SITES names "${unknown}", but there is no sites/${unknown}/site.json`)
  return sites
}

/** Starts the export if the configuration has a folder, and returns a function that stops the export. */
function openExport(config: Config, secrets: Secrets, log: Logger): () => Promise<void> {
  const { folder, ...exports } = config.exports
  if (folder === null) return async () => {}
  const settings = { ...publisherSettings(config, secrets), addressHeader: config.addressHeader, ...exports }
  return startExport({ ...settings, folder }, log)
}

const publisherSettings = (config: Config, { operatorToken }: Secrets) => ({
  dataDir: config.dataDir,
  isShared: config.sharesPages,
  sites: config.sites,
  origins: config.origins,
  videoOrigin: config.videoOrigin,
  server: localAddressOf(config),
  token: operatorToken,
})

/** Opens the sign-in: with the configured provider, or with the embedded one, which also serves its own path. */
function openIdentity(
  { config, db, log, clock }: PortalDependencies,
  { sites, ...rest }: { sites: Sites; secrets: Secrets; listensAt: string },
  observed: Pick<ObservedDependencies, 'identity'>,
): { identity: IdentityProvider; handleIdentity?: PortalServer['handle'] } {
  if (config.provider) return { identity: observed.identity(createOpenIdProvider(config.provider)) }
  const languages = [...new Set(sites.sites.flatMap((site) => site.languages))]
  const embedded = openEmbeddedIdentity({
    db,
    clock,
    config,
    log,
    languages,
    tenants: sites.tenants,
    ...rest,
  })
  return { identity: embedded.identity, handleIdentity: embedded.handle }
}
