import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'
import type { RecordedStatement } from './record-statements.ts'

/**
 * A route to compare with a call of the portal: it only runs the SQL statements that were recorded for the call, and
 * returns the recorded response.
 */
export interface BareRoute {
  path: string
  statements: RecordedStatement[]
  answer: unknown
}

/** Starts a server that only runs the statements of the measured calls, with the portal's framework and driver. */
process.once('message', ({ port, url, routes }: { port: number; url: string; routes: BareRoute[] }) => {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  const app = new Hono()
  for (const { path, statements, answer } of routes)
    app.all(path, async (c) => {
      const client = await pool.connect()
      for (const each of statements) {
        const { command, rowCount } = await client.query(each)
        if (command === 'UPDATE' && rowCount === 0) throw new Error(`changes no row: ${each.text}`)
      }
      client.release()
      return c.json(answer)
    })
  serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () => process.send?.('ready'))
})
