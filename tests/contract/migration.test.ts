import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createDatabaseStorage } from '#server/adapters/storage-database.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { course } from '#server/db/schema/course.ts'
import { systemClock } from '#server/ports/clock.ts'
import { systemRandom } from '#server/ports/random.ts'
import { seedEmptyDatabase } from '#server/seed/seed.ts'
import { freshPostgresUrl } from '../fixtures/server/databases.ts'

const log = pino({ level: 'silent' })

test('of several servers that start together on an empty PostgreSQL one migrates and seeds, the others wait', async () => {
  const url = await freshPostgresUrl()
  const servers = Array.from({ length: 4 }, () => openPostgres(url))
  const lines: string[] = []
  const tell = (line: string) => {
    lines.push(line)
    log.info(line)
  }
  await Promise.all(
    servers.map(({ db, migrate: prepare }) =>
      prepare(() =>
        seedEmptyDatabase({
          db,
          storage: createDatabaseStorage(db),
          random: systemRandom,
          clock: systemClock,
          report: tell,
        }),
      ),
    ),
  )
  expect(lines.filter((line) => line.includes('empty'))).toHaveLength(1)
  const counts = await Promise.all(servers.map(async ({ db }) => (await db.select().from(course)).length))
  expect(new Set(counts).size).toBe(1)
  await Promise.all(servers.map((server) => server.close()))
})
