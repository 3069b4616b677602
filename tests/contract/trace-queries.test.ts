import { AsyncLocalStorage } from 'node:async_hooks'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { learner } from '#server/db/schema/learner.ts'
import type { TraceStatement } from '#server/db/trace-queries.ts'
import { bothDatabases } from '../fixtures/server/databases.ts'

const request = new AsyncLocalStorage<number>()
let traced: { text: string; request: number | undefined }[] = []
const trace: TraceStatement = (text, run) => {
  traced.push({ text, request: request.getStore() })
  return run()
}

describe.each(bothDatabases)('the statements of $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open(trace)
  })
  afterAll(() => database.close())

  test('are traced once each, with placeholders for the values, in transactions too', async () => {
    traced = []
    const findLearner = (db: Database['db']) =>
      db.select().from(learner).where(eq(learner.email, 'ada@demo.test'))
    await findLearner(database.db)
    await database.db.transaction(async (tx) => {
      await findLearner(tx)
    })
    const texts = traced.map(({ text }) => text).filter((text) => !/^(begin|commit)$/.test(text))
    expect(texts).toHaveLength(2)
    for (const text of texts) expect(text).toMatch(/^select .* from "learner" where "learner"."email" = \$1$/)
  })

  test('fail as without traces', async () => {
    await expect(queryRows(database.db, sql`select no_such_column`)).rejects.toThrow()
  })

  test('belong to the request that waits for a connection, not to the one that releases it', async () => {
    traced = []
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        request.run(index, () => queryRows(database.db, sql`select ${index}::int, pg_sleep(0.01)`)),
      ),
    )
    expect(traced.map((each) => each.request)).toEqual(Array.from({ length: 30 }, (_, index) => index))
  })
})
