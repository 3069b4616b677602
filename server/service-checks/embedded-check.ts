import { resolve } from 'node:path'
import * as z from 'zod'
import { type Config, localAddressOf } from '../config.ts'
import { type ServiceCheck, ServiceNotCheckedError } from './service-check.ts'

/** The part of `/readyz` that is about the database. */
const readiness = z.object({ database: z.boolean() })

async function isDatabaseReady(server: string): Promise<boolean | undefined> {
  const response = await fetch(`${server}/readyz`, { signal: AbortSignal.timeout(4000) }).catch(
    () => undefined,
  )
  const read = readiness.safeParse(await response?.json().catch(() => undefined))
  return read.data?.database
}

/**
 * Returns the check of the embedded database, which queries the running server, because only one process may open it.
 */
export const createEmbeddedCheck = (config: Pick<Config, 'dataDir' | 'host' | 'port'>): ServiceCheck => ({
  service: `the embedded database in ${resolve(config.dataDir)}`,
  variable: 'DATA_DIR',
  async run() {
    const server = localAddressOf(config)
    const works = await isDatabaseReady(server)
    if (works === undefined) throw new ServiceNotCheckedError(`no server runs at ${server}`)
    if (!works) throw new Error(`the server at ${server} gets no answer from its database`)
  },
})
