import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { hostOfDatabase } from '#server/db/await-database.ts'
import { replaceDatabaseIdentity } from './replace-database-identity.ts'

/** A running command-line tool of PostgreSQL; `ended` rejects with the tool's error message. */
interface ToolRun {
  child: ChildProcess
  ended: Promise<void>
}

/**
 * Returns the path of a PostgreSQL tool: of the newest version that a Debian package has installed, else the tool in
 * PATH.
 */
const toolPath = (name: string): string => globSync(`/usr/lib/postgresql/*/bin/${name}`).sort().at(-1) ?? name

/**
 * Starts a PostgreSQL tool for a database. The password is passed as an environment variable, because other users of
 * the machine can see arguments.
 */
function startTool(
  name: string,
  databaseUrl: string,
  { args, stdio }: { args: readonly string[]; stdio: StdioOptions },
): ToolRun {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) }
  const child = spawn(toolPath(name), [...args, '--dbname', url.href], { env, stdio })
  let output = ''
  child.stderr?.on('data', (text: Buffer) => {
    output += text
  })
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', ({ code, message }: NodeJS.ErrnoException) =>
      reject(
        new Error(
          code === 'ENOENT'
            ? `${name} is not installed: it comes with PostgreSQL's client programs.`
            : message,
        ),
      ),
    )
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${name}: ${output.trim()}`))))
  })
  // The caller awaits `ended` only after the streams. Until then, this handler prevents an "unhandled rejection".
  ended.catch(() => {})
  return { child, ended }
}

const withoutOwners = ['--no-owner', '--no-privileges']

/**
 * Dumps a snapshot of a database, in PostgreSQL's compressed format. The dump is complete only after `ended` has
 * resolved.
 */
export function dumpPostgres(databaseUrl: string): { dump: Readable; ended: Promise<void> } {
  const { child, ended } = startTool('pg_dump', databaseUrl, {
    args: ['--format=custom', ...withoutOwners],
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return { dump: child.stdout as Readable, ended }
}

/** Calls a function with a separate connection to the database. */
async function withClient<Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl })
  // A broken connection is reported by the current query, so the event itself is ignored.
  client.on('error', () => {})
  await client.connect()
  return work(client).finally(() => client.end())
}

async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    "select 1 from information_schema.tables where table_schema in ('public', 'drizzle') limit 1",
  )
  return rows.length === 0
}

/**
 * Whether writing failed because the tool has stopped reading. The tool's error message then explains the reason.
 */
const isBrokenPipe = (error: unknown): boolean =>
  ['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes((error as { code?: string }).code ?? '')

/** Restores a dump into an empty database, as a whole or not at all. */
export async function restorePostgres(databaseUrl: string, dump: Readable): Promise<void> {
  if (!(await withClient(databaseUrl, isEmpty)))
    throw new Error(
      `DATABASE_URL (${hostOfDatabase(databaseUrl)}) has tables already: name an empty database.`,
    )
  const { child, ended } = startTool('pg_restore', databaseUrl, {
    args: [...withoutOwners, '--exit-on-error', '--single-transaction'],
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const failure = await pipeline(dump, child.stdin as NonNullable<typeof child.stdin>).catch(
    (error: unknown) => error,
  )
  if (failure !== undefined && !isBrokenPipe(failure)) throw failure
  await ended
  await withClient(databaseUrl, replaceDatabaseIdentity)
}
