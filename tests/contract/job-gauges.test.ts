import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { job } from '#server/db/schema/job.ts'
import { countJobs } from '#server/http/job-gauges.ts'
import { bothDatabases } from '../fixtures/server/databases.ts'

const now = Date.parse('2026-11-28T12:00:00Z')
const at = (seconds: number) => new Date(now + seconds * 1000)

describe.each(bothDatabases)('the metrics of jobs, on $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  test('count jobs by kind and state, and say for how long the oldest is overdue', async () => {
    const { db } = database
    await db.delete(job)
    const queuedAt = at(-900)
    await db.insert(job).values([
      { name: 'site:eu', state: 'waiting', dueAt: at(-700), queuedAt },
      { name: 'site:en', state: 'waiting', dueAt: at(60), queuedAt },
      { name: 'webhook:1:1', state: 'failed', dueAt: at(-5), queuedAt },
      { name: 'mail:1', state: 'waiting', dueAt: at(30), queuedAt },
    ])
    const counted = await countJobs(db, now)
    expect(counted.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))).toEqual([
      { kind: 'mail', state: 'waiting', jobs: 1, overdueSeconds: 0 },
      { kind: 'site', state: 'waiting', jobs: 2, overdueSeconds: 700 },
      { kind: 'webhook', state: 'failed', jobs: 1, overdueSeconds: 5 },
    ])
  })
})
