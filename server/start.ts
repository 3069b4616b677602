import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import { loadSites, type Sites, siteFolder } from '../src/sites/load-sites.ts'
import { documentsByTypst } from './adapters/documents-typst/documents.ts'
import {
  type EmbeddedIdentity,
  embeddedIdentity,
  isIdentityPath,
} from './adapters/identity-embedded/embedded.ts'
import { openIdProvider } from './adapters/identity-openid.ts'
import { pagesInFolder } from './adapters/pages-folder.ts'
import { publisherProcess } from './adapters/publisher-process.ts'
import { storageInDatabase } from './adapters/storage-database.ts'
import { storageInBucket } from './adapters/storage-s3.ts'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import type { Database } from './db/client.ts'
import { openDatabase } from './db/open-database.ts'
import { drainable } from './drain.ts'
import { runJobs } from './jobs/run-jobs.ts'
import { openMail } from './mail.ts'
import { startPayments } from './payments.ts'
import { type Clock, systemClock } from './ports/clock.ts'
import type { Payments } from './ports/payment.ts'
import type { Publisher } from './ports/publisher.ts'
import { systemRandom } from './ports/random.ts'
import type { Storage } from './ports/storage.ts'
import { readSecrets, type Secrets } from './secrets.ts'
import { seedWhenEmpty } from './seed/seed.ts'

/** A server that runs. */
export interface Running {
  /** Accepts nothing more, answers what was accepted, closes the database. */
  stop(): Promise<void>
}

/** The process that makes the pages; its environment is the server's, whose token it reads. */
const publisherCommand = 'scripts/publish/publisher-process.ts'

/** Starts everything: database, demonstration content, identity, listening. */
export async function start(config: Config, log: Logger, clock: Clock = systemClock): Promise<Running> {
  const sites = chosenSites(config)
  const secrets = readSecrets(config)
  const database = await openDatabase(config)
  try {
    const storage = config.bucket ? storageInBucket(config.bucket) : storageInDatabase(database.db)
    const tell = (line: string) => log.info(line)
    await database.prepare(() =>
      seedWhenEmpty({ db: database.db, storage, random: systemRandom, clock, tell }),
    )
    const publisher = publisherProcess(publisherCommand, process.env, log)
    const listensAt = nearAddress(config)
    const { payments, stop: stopPayments } = await startPayments({
      ...{ config, log, clock, secrets, listensAt },
      db: database.db,
    })
    const setup = { config, log, clock, sites, secrets, database, storage, publisher, payments, listensAt }
    const server = await listen(serverOf(setup), config)
    log.info(
      `Listening on http://${config.host}:${config.port} for ${Object.values(config.origins).join(' and ')}`,
    )
    const drain = drainable(server)
    const mail = await openMail({ db: database.db, config, sites, storage, log })
    const stopJobs = runJobs({ db: database.db, sites, clock, publisher, storage, payments, mail, log })
    return {
      async stop() {
        await stopPayments()
        await stopJobs()
        await drain()
        await publisher.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

function chosenSites(config: Config): Sites {
  const sites = loadSites('sites', config.sites)
  const found = sites.sites.map(siteFolder)
  const unknown = config.sites?.find((name) => !found.includes(name))
  if (unknown)
    throw new Error(`Configuration: SITES names "${unknown}", but there is no sites/${unknown}/site.json`)
  return sites
}

interface Setup {
  config: Config
  log: Logger
  clock: Clock
  sites: Sites
  secrets: Secrets
  database: Database
  storage: Storage
  publisher: Publisher
  payments: Payments
  listensAt: string
}

/** Where this server's own questions to itself go. */
const nearAddress = ({ host, port }: Config): string =>
  `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`

function serverOf({ database: { db }, ...setup }: Setup): Server {
  const { config, log, clock, sites, secrets, storage, publisher, payments, listensAt } = setup
  const languages = [...new Set(sites.sites.flatMap((site) => site.languages))]
  const embedded: EmbeddedIdentity | null = config.provider
    ? null
    : embeddedIdentity({
        db,
        clock,
        config,
        secrets,
        log,
        languages,
        listensAt,
      })
  const app = buildApp({
    db,
    config,
    secrets,
    sites,
    clock,
    random: systemRandom,
    log,
    ports: {
      publisher,
      payments,
      storage,
      documents: documentsByTypst(sites.tenants),
      pages: pagesInFolder(join(config.dataDir, 'pages'), sites.sites, clock),
      identity: config.provider ? openIdProvider(config.provider) : (embedded as EmbeddedIdentity).identity,
    },
  })
  const portal = getRequestListener(app.fetch)
  return createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] as string
    if (embedded && isIdentityPath(path)) embedded.handle(request, response)
    else void portal(request, response)
  })
}

const listen = (server: Server, { port, host }: Config): Promise<Server> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
