import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#server/db/client.ts'
import { openPostgres, type Postgres } from '#server/db/postgres.ts'
import { isUnavailable } from '#server/http/unavailable.ts'
import { freshPostgresUrl } from '../fixtures/server/databases.ts'

let database: Postgres
let other: Postgres
beforeAll(async () => {
  const url = await freshPostgresUrl()
  database = openPostgres(url)
  other = openPostgres(url)
})
afterAll(async () => {
  await database.close()
  await other.close()
})

/** Ends the connection of a transaction, and waits until PostgreSQL has ended it. */
async function endConnection(tx: Db): Promise<void> {
  const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as {
    rows: { pid: number }[]
  }
  const pid = rows[0]?.pid
  await other.db.execute(sql`select pg_terminate_backend(${pid}, 5000)`)
}

const busy = () => database.countConnections?.().busy

test('connections that PostgreSQL ends in a transaction fail as unavailable, more than the pool has, and none is reused', async () => {
  for (let count = 0; count < 12; count += 1) {
    const broken = database.db.transaction(async (tx) => {
      await endConnection(tx)
      await tx.execute(sql`select 1`)
    })
    expect(await broken.catch(isUnavailable)).toBe(true)
  }
  expect(busy()).toBe(0)
  expect((await database.db.transaction((tx) => tx.execute(sql`select 1`))) as object).toMatchObject({
    rowCount: 1,
  })
})

test('a connection that breaks before its transaction has begun is not lost to the pool', async () => {
  for (let count = 0; count < 12; count += 1) {
    const pids = (await database.db.execute(sql`select pg_backend_pid() as pid`)) as {
      rows: { pid: number }[]
    }
    // The pool's only idle connection ends at the moment when a transaction gets it.
    const begun = database.db.transaction((tx) => tx.execute(sql`select 1`)).catch(() => {})
    await other.db.execute(sql`select pg_terminate_backend(${pids.rows[0]?.pid}, 5000)`)
    await begun
  }
  expect(busy()).toBe(0)
})

test('a failed transaction releases its connection', async () => {
  const failing = database.db.transaction(async () => {
    throw new Error('on purpose')
  })
  await expect(failing).rejects.toThrow('on purpose')
  expect(database.countConnections?.()).toMatchObject({ busy: 0, idle: 1 })
})
