import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundlePrograms } from '../build/bundle.ts'
import { startPostgresCluster } from '../postgres/postgres-cluster.ts'
import { ExamServer } from '../prove/exam/exam-server.ts'

/** Several bundled servers with separate data folders on one PostgreSQL. */
export interface BenchServers {
  /** The URL of the servers' database. */
  url: string
  servers: readonly ExamServer[]
  /** Returns the origin of the next server; the servers take turns. */
  nextOrigin(): string
  stop(): Promise<void>
}

/** Starts the servers on a new database with the demonstration; `settings` are settings of PostgreSQL. */
export async function startBenchServers(
  count: number,
  more: Record<string, string> = {},
  settings: readonly string[] = [],
): Promise<BenchServers> {
  const cluster = await startPostgresCluster(settings)
  if (!cluster) throw new Error('PostgreSQL is needed: apt-get install postgresql')
  const folder = mkdtempSync(join(tmpdir(), 'portal-servers-'))
  const servers: ExamServer[] = []
  const stop = async (): Promise<void> => {
    await Promise.all(servers.map((each) => each.end('SIGTERM')))
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await cluster.create('portal')
    await bundlePrograms()
    const url = cluster.urlOf('portal')
    for (let index = 0; index < count; index += 1) {
      const server = await ExamServer.on(url, join(folder, String(index)), more)
      servers.push(server)
      await server.start()
    }
    let turn = 0
    const nextOrigin = (): string => {
      turn += 1
      return (servers[turn % servers.length] as ExamServer).origin
    }
    return { url, servers, nextOrigin, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The clock ticks per second with which Linux counts the processor time of a process. */
const ticks = 100

/** Returns the processor time that the servers have used, in milliseconds. */
export const readProcessorTime = ({ servers }: Pick<BenchServers, 'servers'>): number =>
  servers.reduce((sum, { pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return sum + ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks
  }, 0)
