import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import type { Clock } from '../ports/clock.ts'
import { type ServiceCheck, ServiceCheckError } from './service-check.ts'

/**
 * The allowed difference of clocks, in milliseconds. It is larger for the Date header, which has whole seconds and
 * may come from a cache.
 */
const tolerance = { database: 5000, header: 30_000 }

/**
 * A clock to compare with: a URL whose responses have a Date header, and the environment variable that names the URL.
 */
export interface ReferenceClock {
  variable: string
  address: string
}

/** Returns the time of the database; undefined if the database does not respond, which another check reports. */
async function databaseTime(db: Db): Promise<number | undefined> {
  const now = sql<string>`extract(epoch from clock_timestamp()) * 1000`
  const rows = await db
    .select({ now })
    .from(sql`(select 1) as one`)
    .catch(() => undefined)
  return rows && Number(rows[0]?.now)
}

/** Returns the time in a response's Date header; undefined if there is no response, which other checks report. */
async function headerTime(address: string): Promise<number | undefined> {
  const response = await fetch(address, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(4000),
  }).catch(() => undefined)
  const date = Date.parse(response?.headers.get('date') ?? '')
  return Number.isNaN(date) ? undefined : date
}

/**
 * Returns by how many milliseconds this clock was ahead of another clock when that clock was read; 0 if it could not
 * be read.
 */
async function aheadOf(read: () => Promise<number | undefined>, clock: Clock): Promise<number> {
  const before = clock()
  const other = await read()
  return other === undefined ? 0 : (before + clock()) / 2 - other
}

const formatDifference = (ahead: number): string =>
  `${Math.round(Math.abs(ahead) / 1000)} s ${ahead > 0 ? 'ahead of' : 'behind'}`

/** Returns the check that the clock of this machine agrees with PostgreSQL and with the services over HTTP. */
export const createClockCheck = (
  db: Db | null,
  others: readonly ReferenceClock[],
  clock: Clock,
): ServiceCheck => ({
  service: 'the clock of this machine',
  variable: 'DATABASE_URL',
  async run() {
    const ahead = db ? await aheadOf(() => databaseTime(db), clock) : 0
    if (Math.abs(ahead) > tolerance.database)
      throw new ServiceCheckError('DATABASE_URL', `it is ${formatDifference(ahead)} the database's`)
    for (const { variable, address } of others) {
      const ahead = await aheadOf(() => headerTime(address), clock)
      if (Math.abs(ahead) > tolerance.header)
        throw new ServiceCheckError(
          variable,
          `it is ${formatDifference(ahead)} the clock of ${new URL(address).host}`,
        )
    }
  },
})
