import { setTimeout as wait } from 'node:timers/promises'

/** How long to wait for a database, and the function that reports the waiting. */
export interface WaitOptions {
  /** The maximum time to wait, in seconds. */
  maxSeconds: number
  report(line: string): void
}

/** The intervals of connection attempts and of reports while waiting, in milliseconds. */
const retryInterval = 500
const reportInterval = 5000

/** Error codes of a network failure: a missing response or a broken connection. */
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
 * Error codes of PostgreSQL that mean that it is temporarily unavailable. It is shutting down, has crashed or is
 * starting; it closed an idle connection; it has too many connections; or the connection failed. PostgreSQL's
 * manual, appendix A.
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

/** The driver's messages for a lost connection; these errors have no code. */
const awayMessage = /timeout|Connection terminated|is not queryable/

const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code

/** Whether an error means that the database is unavailable for now. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  awayCodes.has(codeOf(error) ?? '') || awayMessage.test((error as Error).message)

/** Returns a database's URL without user and password: `db.example.org:5432/portal`. */
export function hostOfDatabase(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname || 'this machine'}:${port || 5432}${pathname}`
}

const reasonOf = (error: unknown): string => (error as Error).message || (codeOf(error) ?? 'no answer')

/**
 * Connects to a database repeatedly until it responds, and reports every few seconds that it is still waiting.
 * Throws an error with one sentence that names DATABASE_URL if the database stays unavailable. If the database
 * rejects the connection, throws immediately, because waiting does not correct a wrong password.
 */
export async function awaitDatabase(
  tryQuery: () => Promise<unknown>,
  url: string,
  { maxSeconds: atMost, report }: WaitOptions,
): Promise<void> {
  const began = performance.now()
  let reportedAt = Number.NEGATIVE_INFINITY
  for (;;) {
    const error = await tryQuery().then(
      () => undefined,
      (fault: unknown) => fault,
    )
    if (error === undefined) return
    if (!isDatabaseUnavailable(error))
      throw new Error(
        `Configuration: DATABASE_URL (${hostOfDatabase(url)}) rejected the connection: ${reasonOf(error)}`,
      )
    const waited = performance.now() - began
    if (waited >= atMost * 1000)
      throw new Error(
        `Configuration: DATABASE_URL (${hostOfDatabase(url)}) did not answer in ${atMost} s (${codeOf(error) ?? reasonOf(error)})`,
      )
    if (waited - reportedAt >= reportInterval) {
      reportedAt = waited
      report(
        `Waiting for the database at ${hostOfDatabase(url)}: ${Math.round(atMost - waited / 1000)} s left`,
      )
    }
    await wait(Math.min(retryInterval, atMost * 1000 - waited))
  }
}
