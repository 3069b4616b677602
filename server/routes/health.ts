import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Edge, Parts } from '../http/edge.ts'

/** The routes /healthz (the process lives) and /readyz (the database answers and every site has pages). */
export function healthRoutes({ db, ports }: Parts): Hono<Edge> {
  const health = new Hono<Edge>()
  health.get('/healthz', (c) => c.json({ status: 'ok' }))
  health.get('/readyz', async (c) => {
    const database = await db.execute(sql`select 1`).then(
      () => true,
      () => false,
    )
    const missing = await ports.pages.missing()
    const ready = database && missing.length === 0
    return c.json(
      { status: ready ? 'ready' : 'not ready', database, sitesWithoutPages: missing },
      ready ? 200 : 503,
    )
  })
  return health
}
