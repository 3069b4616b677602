import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { promisify } from 'node:util'
import pg from 'pg'
import { hostOfDatabase } from '#server/db/await-database.ts'

const run = promisify(execFile)

/** Returns the path of a PostgreSQL tool: the newest that Debian has installed, else the one in PATH. */
const toolPath = (name: string): string => globSync(`/usr/lib/postgresql/*/bin/${name}`).sort().at(-1) ?? name

/** Runs a tool on a database. The password is passed in the environment, because other users can see arguments. */
async function runTool(name: string, databaseUrl: string, toolOptions: readonly string[]): Promise<void> {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) }
  try {
    await run(toolPath(name), [...toolOptions, '--dbname', url.href], { env })
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string }
    throw new Error(
      code === 'ENOENT'
        ? `${name} is not installed: it comes with PostgreSQL's client programs.`
        : `${name}: ${stderr?.trim()}`,
    )
  }
}

const withoutOwners = ['--no-owner', '--no-privileges']

/** Dumps a database at one moment, in PostgreSQL's own compressed format. */
export const dumpPostgres = (databaseUrl: string, file: string): Promise<void> =>
  runTool('pg_dump', databaseUrl, ['--format=custom', ...withoutOwners, '--file', file])

async function isEmpty(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl })
  // The current query reports a broken connection.
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query(
      "select 1 from information_schema.tables where table_schema in ('public', 'drizzle') limit 1",
    )
    return rows.length === 0
  } finally {
    await client.end()
  }
}

/** Restores a dump into an empty database, as a whole or not at all. */
export async function restorePostgres(databaseUrl: string, file: string): Promise<void> {
  if (!(await isEmpty(databaseUrl)))
    throw new Error(
      `DATABASE_URL (${hostOfDatabase(databaseUrl)}) has tables already: name an empty database.`,
    )
  await runTool('pg_restore', databaseUrl, [
    ...withoutOwners,
    '--exit-on-error',
    '--single-transaction',
    file,
  ])
}
