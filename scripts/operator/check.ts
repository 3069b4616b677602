import type { Config } from '#server/config.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { systemClock } from '#server/ports/clock.ts'
import { type CheckDependencies, createServiceChecks } from '#server/service-checks/create-service-checks.ts'
import { createEmbeddedCheck } from '#server/service-checks/embedded-check.ts'
import { listUnconfiguredServices } from '#server/service-checks/list-unconfigured-services.ts'
import { createPostgresCheck } from '#server/service-checks/postgres-check.ts'
import { runServiceChecks } from '#server/service-checks/run-service-checks.ts'

/**
 * Checks the database and every configured service, as each start does. Returns one line for each service, including
 * services that are not configured. If a service does not work, throws an error with these lines, so that the
 * command fails.
 */
export async function checkServices(config: Config, more: Partial<CheckDependencies> = {}): Promise<string> {
  const url = config.databaseUrl
  const postgres = url ? openPostgres(url) : undefined
  const dependencies = { db: postgres?.db ?? null, clock: systemClock, ...more }
  const databaseCheck = postgres && url ? createPostgresCheck(postgres.db, url) : createEmbeddedCheck(config)
  try {
    const results = await runServiceChecks([databaseCheck, ...createServiceChecks(config, dependencies)])
    const checkLines = results.map(
      ({ service, notCheckedReason: notTried, problem }) =>
        problem ?? `${service}: ${notTried ? `not checked, because ${notTried}` : 'works'}`,
    )
    const lines = [...checkLines, ...listUnconfiguredServices(config)].join('\n')
    if (results.some(({ problem }) => problem)) throw new Error(lines)
    return lines
  } finally {
    await postgres?.close()
  }
}
