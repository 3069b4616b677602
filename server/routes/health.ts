import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { canWrite } from '#src/process/can-write.ts'
import type { AppEnv, Dependencies } from '../http/app-env.ts'

/** How long the database may take to answer, and how long an answer about the disk stands, in milliseconds. */
const longest = 2000
const diskEvery = 2000

/** Whether a question is answered in time. */
const answers = (question: Promise<unknown>): Promise<boolean> => {
  let timer: NodeJS.Timeout
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), longest)
  })
  const answered = question.then(
    () => true,
    () => false,
  )
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}

/**
 * The routes /healthz (the process lives) and /readyz (it should be sent readers: the database answers, DATA_DIR can be written to,
 * some site has pages, and it does not end).
 */
export function healthRoutes({ db, ports, config, sites, clock, isEnding }: Dependencies): Hono<AppEnv> {
  let disk = { at: Number.NEGATIVE_INFINITY, writable: Promise.resolve(true) }
  const storageWorks = (): Promise<boolean> => {
    if (Math.abs(clock() - disk.at) >= diskEvery) disk = { at: clock(), writable: canWrite(config.dataDir) }
    return disk.writable
  }
  const health = new Hono<AppEnv>()
  health.get('/healthz', (c) => c.json({ status: 'ok' }))
  health.get('/readyz', async (c) => {
    const [database, storage, missing] = await Promise.all([
      answers(db.execute(sql`select 1`)),
      storageWorks(),
      ports.pages.missing(),
    ])
    const ending = isEnding()
    const ready = database && storage && !ending && missing.length < sites.sites.length
    c.header('cache-control', 'no-store')
    return c.json(
      { status: ready ? 'ready' : 'not ready', database, storage, ending, sitesWithoutPages: missing },
      ready ? 200 : 503,
    )
  })
  return health
}
