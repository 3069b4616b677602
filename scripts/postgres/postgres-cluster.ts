import { execFile } from 'node:child_process'
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '../test/free-port.ts'

const run = promisify(execFile)

/** A temporary PostgreSQL server on a free port. Its data is deleted when the server stops. */
export interface PostgresCluster {
  /** Returns the URL for a database with this name, whether or not the database exists. */
  urlOf(database: string): string
  create(database: string): Promise<void>
  /** Kills all processes of the cluster, as a crash does; `start` recovers its databases. */
  crash(): Promise<void>
  /** Starts the cluster again on the same port, after `crash`. */
  start(): Promise<void>
  /** Stops the cluster and saves its databases in a file, from which another cluster can start. */
  save(file: string): Promise<void>
  stop(): Promise<void>
}

/** Returns the folder with the programs of the newest installed PostgreSQL. */
const binFolder = (): string | undefined =>
  globSync('/usr/lib/postgresql/*/bin/initdb')
    .sort()
    .at(-1)
    ?.replace(/\/initdb$/, '')

/**
 * Returns the command so that it runs as the user `postgres` if this process runs as root, because PostgreSQL
 * refuses to run as root.
 */
const asOrdinaryUser = (command: string[]): string[] =>
  process.getuid?.() === 0 ? ['/usr/sbin/runuser', '-u', 'postgres', '--', ...command] : command

async function runAs(command: string[]): Promise<void> {
  const [program, ...rest] = asOrdinaryUser(command)
  await run(program as string, rest, { cwd: tmpdir() })
}

async function changeOwner(folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { stdout } = await run('id', ['-u', 'postgres'])
  chownSync(folder, Number(stdout), 0)
}

export const isPostgresInstalled = (): boolean => binFolder() !== undefined

const initOptions = ['-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']

/**
 * Starts a cluster with the installed PostgreSQL; null if it is not installed. `settings` are settings of
 * PostgreSQL, such as `fsync=off`; `from` is a file that another cluster on this machine has saved.
 */
export async function startPostgresCluster(
  settings: readonly string[],
  from?: string,
): Promise<PostgresCluster | null> {
  const bin = binFolder()
  if (!bin) return null
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'))
  await changeOwner(folder)
  const [data, port] = [join(folder, 'data'), await findFreePort()]
  // If tar runs as root, it restores the owner of the files: the user who runs PostgreSQL.
  if (from) await run('tar', ['-xf', from, '-C', folder])
  else await runAs([join(bin, 'initdb'), '-D', data, ...initOptions])
  const options = [`-h 127.0.0.1 -p ${port} -k ${folder}`, ...settings.map((each) => `-c ${each}`)].join(' ')
  const start = () =>
    runAs([join(bin, 'pg_ctl'), '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start'])
  const stopCluster = (mode: string) => runAs([join(bin, 'pg_ctl'), '-D', data, '-m', mode, '-w', 'stop'])
  await start()
  return {
    start,
    crash: () => stopCluster('immediate'),
    urlOf: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    create: (database) =>
      runAs([join(bin, 'createdb'), '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', database]),
    async save(file) {
      await stopCluster('fast')
      await run('tar', ['-cf', file, '-C', folder, 'data'])
      rmSync(folder, { recursive: true, force: true })
    },
    async stop() {
      await stopCluster('immediate')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
