import { execFile } from 'node:child_process'
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../test/free-port.ts'

const run = promisify(execFile)

/** A PostgreSQL of one's own on a free port; it forgets everything when it stops. */
export interface Cluster {
  /** The address of a database of this name, which need not exist. */
  urlOf(database: string): string
  create(database: string): Promise<void>
  /** Ends every process of it immediately, as a crash does; `start` recovers its databases. */
  crash(): Promise<void>
  /** Starts it again on the same port, after `crash`. */
  start(): Promise<void>
  /** Stops it, and saves its databases as a file that another cluster can start from. */
  save(file: string): Promise<void>
  stop(): Promise<void>
}

/** The newest of the installed versions. */
const programs = (): string | undefined =>
  globSync('/usr/lib/postgresql/*/bin/initdb')
    .sort()
    .at(-1)
    ?.replace(/\/initdb$/, '')

/** PostgreSQL refuses to run as root: then the user that its package made runs it. */
const asOrdinaryUser = (command: string[]): string[] =>
  process.getuid?.() === 0 ? ['/usr/sbin/runuser', '-u', 'postgres', '--', ...command] : command

async function runAs(command: string[]): Promise<void> {
  const [program, ...rest] = asOrdinaryUser(command)
  await run(program as string, rest, { cwd: tmpdir() })
}

async function giveAway(folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { stdout } = await run('id', ['-u', 'postgres'])
  chownSync(folder, Number(stdout), 0)
}

export const isPostgresInstalled = (): boolean => programs() !== undefined

const initOptions = ['-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']

/**
 * Starts a cluster with the installed PostgreSQL; null where none is. `settings` are PostgreSQL's own, as `fsync=off`; `from`
 * is a file that another cluster of this machine saved.
 */
export async function startCluster(settings: readonly string[], from?: string): Promise<Cluster | null> {
  const bin = programs()
  if (!bin) return null
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'))
  await giveAway(folder)
  const [data, port] = [join(folder, 'data'), await freePort()]
  // Root unpacks files as those of the user who owns them: the one that runs PostgreSQL.
  if (from) await run('tar', ['-xf', from, '-C', folder])
  else await runAs([join(bin, 'initdb'), '-D', data, ...initOptions])
  const options = [`-h 127.0.0.1 -p ${port} -k ${folder}`, ...settings.map((each) => `-c ${each}`)].join(' ')
  const start = () =>
    runAs([join(bin, 'pg_ctl'), '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start'])
  const end = (mode: string) => runAs([join(bin, 'pg_ctl'), '-D', data, '-m', mode, '-w', 'stop'])
  await start()
  return {
    start,
    crash: () => end('immediate'),
    urlOf: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    create: (database) =>
      runAs([join(bin, 'createdb'), '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', database]),
    async save(file) {
      await end('fast')
      await run('tar', ['-cf', file, '-C', folder, 'data'])
      rmSync(folder, { recursive: true, force: true })
    },
    async stop() {
      await end('immediate')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
