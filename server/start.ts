import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { ensureUsable } from '#src/process/usable-folder.ts'
import { readLanguages } from '#src/sites/read-languages.ts'
import { codeVersion } from './code-version.ts'
import type { Config } from './config.ts'
import { hostOfDatabase } from './db/await-database.ts'
import type { Database } from './db/client.ts'
import { knowsLetters } from './db/knows-letters.ts'
import { openDatabase } from './db/open-database.ts'
import { drainable, longestIdle } from './http/drain.ts'
import { listen } from './http/listen.ts'
import { isFull } from './http/unavailable.ts'
import { ensureAddressesFree, mainAddressOf } from './listen-addresses.ts'
import { openPortal } from './portal.ts'
import { type Clock, systemClock } from './ports/clock.ts'
import { systemRandom } from './ports/random.ts'
import { prepareOnce } from './seed/prepare-once.ts'
import { prepareSearch } from './seed/prepare-search.ts'
import { replay } from './seed/replay.ts'
import { seedWhenEmpty } from './seed/seed.ts'
import { updatePlaceholders } from './seed/update-placeholders.ts'
import { checksOf } from './service-checks/checks-of.ts'
import { freeBytes } from './service-checks/disk-check.ts'
import { runCheck } from './service-checks/run-service-checks.ts'
import { openStorage } from './storage.ts'

/** A running server. */
export interface RunningServer {
  /**
   * Says that it is not ready for as long as a proxy may need to notice (DRAIN), then accepts nothing more, answers all accepted
   * requests and closes the database.
   */
  stop(): Promise<void>
}

/** Starts everything: database, the demonstration's content where the portal is one, identity, listening. */
export async function start(config: Config, log: Logger, clock: Clock = systemClock): Promise<RunningServer> {
  ensureUsable('DATA_DIR', config.dataDir)
  await ensureAddressesFree(config)
  const database = await openDatabase(config, (line) => log.warn(line))
  try {
    await prepareDatabase(database, { config, log, clock })
    const counting = config.metrics && (await countingOn(database, config.metrics))
    const portal = await openPortal({
      config,
      db: database.db,
      dump: database.dump,
      log,
      clock,
      metrics: counting?.metrics,
    })
    const server = await listen(
      createServer({ keepAliveTimeout: longestIdle }, portal.handle),
      mainAddressOf(config),
    )
    log.info(
      `Listening on http://${config.host}:${config.port} for ${Object.values(config.origins).join(' and ')}`,
    )
    const drain = drainable(server)
    const ground = { db: config.databaseUrl ? database.db : null, clock }
    // Nothing waits for the checks, and no start fails because of them.
    let isStopping = false
    for (const check of checksOf(config, ground))
      void runCheck(check).then(({ problem }) => {
        if (problem && !isStopping) log.warn(problem)
      })
    return {
      async stop() {
        isStopping = true
        portal.leave()
        await wait(config.drain * 1000)
        await portal.stop(drain)
        await counting?.stop()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw (await isDiskFull(error, config)) ? new Error(fullSentence(config), { cause: error }) : error
  }
}

/** How little room makes the embedded database fail with errors of many kinds, in bytes. */
const tooLittle = 50_000_000

const isDiskFull = async (error: unknown, { databaseUrl, dataDir }: Config): Promise<boolean> =>
  isFull(error) || (!databaseUrl && (await freeBytes(dataDir)) < tooLittle)

const fullSentence = ({ databaseUrl, dataDir }: Config): string =>
  databaseUrl
    ? `Configuration: DATABASE_URL (${hostOfDatabase(databaseUrl)}): the database's disk is full`
    : `Configuration: DATA_DIR (${resolve(dataDir)}): the disk is full. Make room, or choose another DATA_DIR`

/** Migrates an open database; in a demonstration, an empty one is filled, and `tell` receives a line for each step. */
export const prepareDatabase = (
  database: Database,
  {
    config,
    log,
    clock,
    tell = (line) => log.info(line),
  }: { config: Config; log: Logger; clock: Clock; tell?: (line: string) => void },
): Promise<void> =>
  database.prepare(async () => {
    if (config.demonstration)
      await seedWhenEmpty({
        ...{ db: database.db, clock, random: systemRandom, storage: openStorage(config, database.db) },
        replay,
        tell,
      })
    const languages = readLanguages('sites')
    const by = codeVersion && `${codeVersion} ${languages.map(({ code }) => code).join()}`
    await prepareOnce(database.db, by, async () => {
      await prepareSearch(database.db, languages)
      await updatePlaceholders(database.db)
    })
    if (!(await knowsLetters(database.db)))
      log.warn(
        'DATABASE_URL: created with the locale C, so words of other scripts are not found when mistyped: create it with a UTF-8 locale (README.md, In production)',
      )
  })

/** Opens and serves the counters; their library is loaded only where somebody asks. */
async function countingOn(database: Database, at: NonNullable<Config['metrics']>) {
  const { openMetrics, serveMetrics } = await import('./http/metrics.ts')
  const metrics = openMetrics(database)
  return { metrics, stop: await serveMetrics(metrics, at) }
}
