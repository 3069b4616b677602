import type { Config } from '#server/config.ts'
import { placeOf } from '#server/db/await-database.ts'
import { openPostgres, type Postgres } from '#server/db/postgres.ts'
import { systemClock } from '#server/ports/clock.ts'
import type { Check } from '#server/service-checks/check.ts'
import { type CheckGround, checksOf } from '#server/service-checks/checks-of.ts'
import { runChecks } from '#server/service-checks/run-checks.ts'

/** PostgreSQL answers, and takes the password. */
const databaseCheck = (postgres: Postgres, url: string): Check => ({
  service: `PostgreSQL at ${placeOf(url)}`,
  variable: 'DATABASE_URL',
  async run() {
    await postgres.answers({ atMost: 0, tell: () => {} })
  },
})

/**
 * Tries every service that the configuration names, as each start does. Returns a line for each; throws them where one does not work, so that the
 * command fails.
 */
export async function checkServices(config: Config, more: Partial<CheckGround> = {}): Promise<string> {
  const url = config.databaseUrl
  const postgres = url ? openPostgres(url) : undefined
  const ground = { db: postgres?.db ?? null, clock: systemClock, ...more }
  const ofDatabase = postgres && url ? [databaseCheck(postgres, url)] : []
  try {
    const checked = await runChecks([...ofDatabase, ...checksOf(config, ground)])
    const lines = checked.map(({ service, problem }) => problem ?? `${service}: works`).join('\n')
    if (checked.some(({ problem }) => problem)) throw new Error(lines)
    return lines
  } finally {
    await postgres?.close()
  }
}
