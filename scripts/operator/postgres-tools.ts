import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { promisify } from 'node:util'
import pg from 'pg'
import { hostOfDatabase } from '#server/db/await-database.ts'

const run = promisify(execFile)

/** A tool of PostgreSQL: the newest that Debian has installed, else the one on the path. */
const tool = (name: string): string => globSync(`/usr/lib/postgresql/*/bin/${name}`).sort().at(-1) ?? name

/** Runs a tool on a database; the password goes by the environment, since everybody sees arguments. */
async function runTool(name: string, databaseUrl: string, words: readonly string[]): Promise<void> {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) }
  try {
    await run(tool(name), [...words, '--dbname', url.href], { env })
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string }
    throw new Error(
      code === 'ENOENT'
        ? `${name} is not installed: it comes with PostgreSQL's client programs.`
        : `${name}: ${stderr?.trim()}`,
    )
  }
}

const plain = ['--no-owner', '--no-privileges']

/** Writes a dump of one moment, in PostgreSQL's own compressed format. */
export const dumpPostgres = (databaseUrl: string, file: string): Promise<void> =>
  runTool('pg_dump', databaseUrl, ['--format=custom', ...plain, '--file', file])

async function isEmpty(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl })
  // The query under way reports a connection that breaks.
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

/** Brings a dump into an empty database, all of it or nothing. */
export async function restorePostgres(databaseUrl: string, file: string): Promise<void> {
  if (!(await isEmpty(databaseUrl)))
    throw new Error(
      `DATABASE_URL (${hostOfDatabase(databaseUrl)}) has tables already: name an empty database.`,
    )
  await runTool('pg_restore', databaseUrl, [...plain, '--exit-on-error', '--single-transaction', file])
}
