import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { canWrite } from '#src/process/can-write.ts'
import type { AppEnv, Dependencies } from '../http/app-env.ts'

/** The timeout for the database, and the time for which the result of the disk check is reused, in milliseconds. */
const databaseTimeout = 2000
const diskCheckInterval = 2000

/** Whether a promise fulfills before the timeout. */
const fulfillsInTime = (work: Promise<unknown>): Promise<boolean> => {
  let timer: NodeJS.Timeout
  const expired = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), databaseTimeout)
  })
  const fulfilled = work.then(
    () => true,
    () => false,
  )
  return Promise.race([fulfilled, expired]).finally(() => clearTimeout(timer))
}

/**
 * Returns the routes /healthz (the process runs) and /readyz (a proxy may send requests: the database responds,
 * DATA_DIR is writable, some site has pages or the server is a worker, and the server is not stopping).
 */
export function createHealthRoutes({
  db,
  ports,
  config,
  sites,
  clock,
  isStopping: isEnding,
  ping,
}: Dependencies): Hono<AppEnv> {
  let disk = { at: Number.NEGATIVE_INFINITY, writable: Promise.resolve(true) }
  const storageWorks = (): Promise<boolean> => {
    if (Math.abs(clock() - disk.at) >= diskCheckInterval)
      disk = { at: clock(), writable: canWrite(config.dataDir) }
    return disk.writable
  }
  const isWorker = config.role === 'worker'
  const health = new Hono<AppEnv>()
  health.get('/healthz', (c) => c.json({ status: 'ok' }))
  health.get('/readyz', async (c) => {
    const [database, storage, missing, releases] = await Promise.all([
      fulfillsInTime(ping ? ping() : db.execute(sql`select 1`)),
      storageWorks(),
      isWorker ? [] : ports.pages.listSitesWithoutPages(),
      ports.pages.listReleaseStatuses(),
    ])
    const isStopping = isEnding()
    const hasPages = isWorker || missing.length < sites.sites.length
    const ready = database && storage && !isStopping && hasPages
    c.header('cache-control', 'no-store')
    return c.json(
      {
        status: ready ? 'ready' : 'not ready',
        database,
        storage,
        ending: isStopping,
        sitesWithoutPages: missing,
        releases,
      },
      ready ? 200 : 503,
    )
  })
  return health
}
