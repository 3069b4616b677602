import type { Config } from '#server/config.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { systemClock } from '#server/ports/clock.ts'
import { type CheckGround, checksOf } from '#server/service-checks/checks-of.ts'
import { embeddedCheck } from '#server/service-checks/embedded-check.ts'
import { notConfigured } from '#server/service-checks/not-configured.ts'
import { postgresCheck } from '#server/service-checks/postgres-check.ts'
import { runServiceChecks } from '#server/service-checks/run-service-checks.ts'

/**
 * Tries the database and every service that the configuration names, as each start does, and names those that it does not. Returns a line
 * for each; throws them where one does not work, so that the command fails.
 */
export async function checkServices(config: Config, more: Partial<CheckGround> = {}): Promise<string> {
  const url = config.databaseUrl
  const postgres = url ? openPostgres(url) : undefined
  const ground = { db: postgres?.db ?? null, clock: systemClock, ...more }
  const ofDatabase = postgres && url ? postgresCheck(postgres.db, url) : embeddedCheck(config)
  try {
    const checked = await runServiceChecks([ofDatabase, ...checksOf(config, ground)])
    const tried = checked.map(
      ({ service, notTried, problem }) =>
        problem ?? `${service}: ${notTried ? `not tried, because ${notTried}` : 'works'}`,
    )
    const lines = [...tried, ...notConfigured(config)].join('\n')
    if (checked.some(({ problem }) => problem)) throw new Error(lines)
    return lines
  } finally {
    await postgres?.close()
  }
}
