import { setTimeout as wait } from 'node:timers/promises'

/** How long to wait for a database, and whom to tell meanwhile. */
export interface Patience {
  /** In seconds. */
  atMost: number
  tell(line: string): void
}

/** How often it is asked, and how often somebody is told, in milliseconds. */
const askEvery = 500
const tellEvery = 5000

/** Errors of the network that say that nobody answers, or that the connection broke. */
const awayNetwork = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
]

/**
 * Errors of a PostgreSQL that starts, stops, has no connection left, or ended this one: shut down, crashed, starting, idle in a
 * transaction or at all for too long, too many connections, connection failures. PostgreSQL's manual, appendix A.
 */
const awayPostgres = [
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25P03',
  '53300',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
]

const awayCodes: ReadonlySet<string> = new Set([...awayNetwork, ...awayPostgres])

/** What the driver says of a connection that is gone; these errors have no code. */
const awayMessage = /timeout|Connection terminated|is not queryable/

const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code

/** Whether an error means that the database is away, and may come back. */
export const isAway = (error: unknown): boolean =>
  awayCodes.has(codeOf(error) ?? '') || awayMessage.test((error as Error).message)

/** The place of a database without user and password: `db.example.org:5432/portal`. */
export function hostOfDatabase(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname || 'this machine'}:${port || 5432}${pathname}`
}

const reasonOf = (error: unknown): string => (error as Error).message || (codeOf(error) ?? 'no answer')

/**
 * Asks a database until it answers, and tells every few seconds that it is waited for. Throws one sentence that names
 * DATABASE_URL when it stays away, and at once when it answers with a refusal: waiting changes no wrong password.
 */
export async function awaitDatabase(
  ask: () => Promise<unknown>,
  url: string,
  { atMost, tell }: Patience,
): Promise<void> {
  const began = performance.now()
  let toldAt = Number.NEGATIVE_INFINITY
  for (;;) {
    const error = await ask().then(
      () => undefined,
      (fault: unknown) => fault,
    )
    if (error === undefined) return
    if (!isAway(error))
      throw new Error(`Configuration: DATABASE_URL (${hostOfDatabase(url)}) is refused: ${reasonOf(error)}`)
    const waited = performance.now() - began
    if (waited >= atMost * 1000)
      throw new Error(
        `Configuration: DATABASE_URL (${hostOfDatabase(url)}) did not answer in ${atMost} s (${codeOf(error) ?? reasonOf(error)})`,
      )
    if (waited - toldAt >= tellEvery) {
      toldAt = waited
      tell(`Waiting for the database at ${hostOfDatabase(url)}: ${Math.round(atMost - waited / 1000)} s left`)
    }
    await wait(Math.min(askEvery, atMost * 1000 - waited))
  }
}
