import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localAddressOf, parseConfig } from '#server/config.ts'
import type { Api } from '#src/api/create-api.ts'
import { openOperatorApi } from '../api-client/operator-api.ts'
import { startServer } from '../start/server-process.ts'
import { findFreePort } from '../test/free-port.ts'

/** A temporary portal for measurements: one site with one language, and a new database. */
export interface BenchPortal {
  api: Api
  origin: string
  /** The environment variables of the portal's processes. */
  environment: NodeJS.ProcessEnv
  dataDir: string
  stop(): Promise<void>
}

/** The folder of the measured site, which has one language and both variants, desktop and mobile. */
export const benchSite = 'uk'

export async function startBenchPortal(more: Record<string, string> = {}): Promise<BenchPortal> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const own = {
    PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    SITES: benchSite,
    LOG_LEVEL: 'warn',
    ...more,
  }
  const environment = { ...process.env, ...own }
  const config = parseConfig(environment)
  const server = await startServer(localAddressOf(config), environment, () => {})
  return {
    api: openOperatorApi(config, { sites: [benchSite] }),
    origin: config.origins.main,
    environment,
    dataDir,
    async stop() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Returns the peak memory of a process in MiB; NaN if the process does not exist. */
export function readPeakMemory(pid: number | 'self'): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}
