import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { ensureFolderIsWritable } from '#src/process/usable-folder.ts'
import { readLanguages } from '#src/sites/read-languages.ts'
import { traceStatements } from './adapters/trace-statements.ts'
import { codeVersion } from './code-version.ts'
import type { Config } from './config.ts'
import { hostOfDatabase } from './db/await-database.ts'
import { awaitMigrations } from './db/await-migrations.ts'
import { canMatchUnicodeLetters } from './db/can-match-unicode-letters.ts'
import type { Database } from './db/client.ts'
import { openDatabase } from './db/open-database.ts'
import { createGracefulStop, maxIdleMilliseconds } from './http/graceful-stop.ts'
import { listen } from './http/listen.ts'
import { createThrottledWarning } from './http/throttled-warning.ts'
import { isStorageFull } from './http/unavailable.ts'
import { ensureConfiguredPortsAreFree, mainAddressOf } from './listen-addresses.ts'
import { openPortal } from './portal.ts'
import { type Clock, systemClock } from './ports/clock.ts'
import { systemRandom } from './ports/random.ts'
import type { Tracer } from './ports/tracer.ts'
import { readReleaseVersion } from './release-version.ts'
import { refreshStaleListings } from './seed/refresh-stale-listings.ts'
import { replayStories } from './seed/replay-stories.ts'
import { runOncePerVersion } from './seed/run-once-per-version.ts'
import { saveMissingSearchWords } from './seed/save-missing-search-words.ts'
import { seedEmptyDatabase } from './seed/seed.ts'
import { updatePlaceholders } from './seed/update-placeholders.ts'
import { createServiceChecks } from './service-checks/create-service-checks.ts'
import { readFreeBytes } from './service-checks/disk-check.ts'
import { runServiceCheck } from './service-checks/run-service-checks.ts'
import { openStorage } from './storage.ts'

/** A running server. */
export interface RunningServer {
  /**
   * Reports for DRAIN seconds that the server is not ready, so that a proxy notices. Then stops accepting requests,
   * completes all accepted ones and closes the database.
   */
  stop(): Promise<void>
}

/** Returns the folders to which the server writes, by the variables that name them. */
const foldersOf = ({
  dataDir,
  filesDir,
  exports: { folder },
}: Config): [variable: string, folder: string][] => [
  ['DATA_DIR', dataDir],
  ...(filesDir ? [['FILES_DIR', filesDir] satisfies [string, string]] : []),
  ...(folder ? [['EXPORT_DIR', folder] satisfies [string, string]] : []),
]

/**
 * Starts the whole server: the database, the demonstration's content in a demonstration, the portal, and the
 * sockets.
 */
export async function startPortalServer(
  config: Config,
  log: Logger,
  clock: Clock = systemClock,
): Promise<RunningServer> {
  for (const [variable, folder] of foldersOf(config)) ensureFolderIsWritable(variable, folder)
  await ensureConfiguredPortsAreFree(config)
  const tracer = await openTraces(config, log, clock)
  const reportLine = (line: string) => log.warn(line)
  const database = await openDatabase(config, reportLine, tracer && traceStatements(tracer))
  try {
    if (config.databaseUrl && !config.shouldMigrate)
      await awaitMigrations(database.db, config.databaseUrl, {
        maxSeconds: config.databaseWaitSeconds,
        report: (line) => log.warn(line),
      })
    await migrateAndSeed(database, { config, log, clock })
    const metricsServer = config.metrics && (await openMetricsServer(database, config.metrics))
    const portal = await openPortal({
      config,
      db: database.db,
      dump: database.dump,
      listen: database.listen,
      ping: database.ping,
      log,
      clock,
      metrics: metricsServer?.metrics,
      tracer,
    })
    const server = await listen(
      createServer({ keepAliveTimeout: maxIdleMilliseconds }, portal.handle),
      mainAddressOf(config),
    )
    log.info(
      `Version ${readReleaseVersion()}${config.role === 'all' ? '' : ` (${config.role})`} listens on http://${config.host}:${config.port} for ${Object.values(config.origins).join(' and ')}`,
    )
    const drain = createGracefulStop(server, { isBehindProxy: config.addressHeader !== undefined })
    const checkDependencies = { db: config.databaseUrl ? database.db : null, clock }
    // The start does not wait for the service checks, and does not fail because of them.
    let isStopping = false
    for (const check of createServiceChecks(config, checkDependencies))
      void runServiceCheck(check).then(({ problem }) => {
        if (problem && !isStopping) log.warn(problem)
      })
    return {
      async stop() {
        isStopping = true
        portal.announceStop()
        await wait(config.drainSeconds * 1000)
        await portal.stop(drain)
        await metricsServer?.stop()
        await database.close()
        await tracer?.stop()
      },
    }
  } catch (error) {
    await database.close()
    throw (await isDiskFull(error, config)) ? new Error(fullSentence(config), { cause: error }) : error
  }
}

/** The free space in bytes below which the embedded database fails with errors of many kinds. */
const tooFewBytes = 50_000_000

const isDiskFull = async (error: unknown, { databaseUrl, dataDir }: Config): Promise<boolean> =>
  isStorageFull(error) || (!databaseUrl && (await readFreeBytes(dataDir)) < tooFewBytes)

const fullSentence = ({ databaseUrl, dataDir }: Config): string =>
  databaseUrl
    ? `Configuration: DATABASE_URL (${hostOfDatabase(databaseUrl)}): the database's disk is full`
    : `Configuration: DATA_DIR (${resolve(dataDir)}): the disk is full. Make room, or choose another DATA_DIR`

/**
 * Migrates an open database, and seeds it if it is empty and the portal is a demonstration. `report` receives a line
 * for each step.
 */
export const migrateAndSeed = (
  database: Database,
  {
    config,
    log,
    clock,
    report = (line) => log.info(line),
  }: { config: Config; log: Logger; clock: Clock; report?: (line: string) => void },
): Promise<void> =>
  database.migrate(async () => {
    if (config.demonstration)
      await seedEmptyDatabase({
        ...{ db: database.db, clock, random: systemRandom, storage: openStorage(config, database.db) },
        replay: replayStories,
        report: report,
      })
    const languages = readLanguages('sites')
    const version = codeVersion && `${codeVersion} ${languages.map(({ code }) => code).join()}`
    await runOncePerVersion(database.db, version, async () => {
      await saveMissingSearchWords(database.db, languages)
      await updatePlaceholders(database.db)
      await refreshStaleListings(database.db)
    })
    if (!(await canMatchUnicodeLetters(database.db)))
      log.warn(
        'DATABASE_URL: the database has the locale C, so the search does not find mistyped words of other scripts: create the database with a UTF-8 locale (README.md, In production)',
      )
  }, report)

/** Opens and serves the metrics. Their library is loaded only if metrics are enabled. */
async function openMetricsServer(database: Database, at: NonNullable<Config['metrics']>) {
  const { openMetrics, serveMetrics } = await import('./http/metrics.ts')
  const build = { version: readReleaseVersion(), build: codeVersion ?? 'sources' }
  const metrics = openMetrics({ ...database, build })
  return { metrics, stop: await serveMetrics(metrics, at) }
}

/** Opens the tracer; undefined if traces are disabled. Its library is loaded only if traces are enabled. */
async function openTraces({ traces }: Config, log: Logger, clock: Clock): Promise<Tracer | undefined> {
  if (!traces) return undefined
  const { openTracer } = await import('./adapters/traces-otlp/tracer.ts')
  const reportFailure = createThrottledWarning(
    log,
    clock,
    'Traces could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT',
  )
  return openTracer(traces, { version: readReleaseVersion(), reportFailure })
}
