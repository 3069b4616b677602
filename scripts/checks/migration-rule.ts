import type { Migration } from '#server/db/migration.ts'
import type { PortalRelease } from '../releases/releases.ts'
import { type CheckFinding, createError } from './check-finding.ts'
import { AddedSchema } from './migration-schema.ts'
import { checkMigrationStatement } from './migration-statement.ts'

/** Matches the comment in a migration that states that no running release uses the removed parts. */
const marker = /^-- contract: unused since (\S+)$/m

const pathOf = (name: string): string => `server/db/migrations/${name}.sql`

/** Returns findings about statements of one migration that must be in separate migrations. */
function findMixtures({ name, statements, isConcurrent }: Migration): CheckFinding[] {
  const concurrent = statements.filter((statement) => /\bINDEX\s+CONCURRENTLY\b/i.test(statement))
  const validates = statements.some((statement) => /\bVALIDATE\s+CONSTRAINT\b/i.test(statement))
  const adds = statements.some((statement) => /\bNOT\s+VALID\b/i.test(statement))
  return [
    ...(isConcurrent && concurrent.length < statements.length
      ? [
          createError(
            pathOf(name),
            'concurrent indexes run without a transaction: put them into their own migration',
          ),
        ]
      : []),
    ...(validates && adds
      ? [createError(pathOf(name), 'validate a constraint in a later migration than the one that adds it')]
      : []),
  ]
}

/** Returns whether a migration has the comment, or a finding if the comment names an unknown release. */
function readMarker(
  { name, statements }: Migration,
  releases: readonly PortalRelease[],
): boolean | CheckFinding {
  const [, version] = marker.exec(statements.join('\n')) ?? []
  if (version === undefined) return false
  return releases.some((release) => release.version === version)
    ? true
    : createError(pathOf(name), `"unused since ${version}" names no release of releases.json`)
}

/**
 * Finds migrations after the last release that the last release cannot work with, or that block requests. A
 * migration may remove parts that the last release no longer uses, if the migration contains `-- contract: unused
 * since 1.1.0`.
 */
export async function findMigrationFaults(
  migrations: readonly Migration[],
  releases: readonly PortalRelease[],
): Promise<CheckFinding[]> {
  const last = releases[0]
  if (!last) return []
  const index = migrations.findIndex(({ name }) => name === last.lastMigration)
  if (index < 0)
    return [
      createError('releases.json', `${last.lastMigration} of ${last.version} is not in server/db/migrations`),
    ]
  const added = new AddedSchema()
  const findings: CheckFinding[] = []
  for (const migration of migrations.slice(index + 1)) {
    const marked = readMarker(migration, releases)
    findings.push(...findMixtures(migration), ...(typeof marked === 'object' ? [marked] : []))
    for (const statement of migration.statements)
      for (const { kind, message } of await checkMigrationStatement(statement, added))
        if (kind === 'lock' || marked === false)
          findings.push(createError(pathOf(migration.name), message + adviceOf(kind, last)))
  }
  return findings
}

const adviceOf = (kind: 'contract' | 'lock', { version }: PortalRelease): string =>
  kind === 'lock'
    ? ''
    : `. Servers of ${version} run beside this migration: expand now, and contract one release later (docs/decisions/migrations.md)`
