import type { Context } from 'hono'
import { refuse } from '#src/domain/refusal.ts'
import { isAway } from '../db/await-database.ts'
import { ScannerAway } from '../ports/scanner.ts'
import { StorageAway } from '../ports/storage.ts'
import { refusal } from './answer.ts'
import type { AppEnv } from './app-env.ts'
import { retryAfterSeconds } from './retry-after.ts'

/** Errors of a disk without room: PostgreSQL's and the embedded database's disk_full, and those of the operating system. */
const fullCodes: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** An error with the errors that it wraps, the outermost first. */
function* causesOf(error: unknown): Generator<Error> {
  for (let each = error; each instanceof Error; each = each.cause) yield each
}

/** Whether a fault says that nothing more can be saved, because a disk or a bucket is full. */
export const isFull = (error: unknown): boolean =>
  causesOf(error).some(
    (each) =>
      fullCodes.has((each as { code?: unknown }).code) || (each instanceof StorageAway && each.isFull),
  )

const isGone = (error: Error): boolean =>
  isAway(error) || error instanceof ScannerAway || error instanceof StorageAway

/**
 * Whether a fault says that something the server needs is away and may come back: its database, the scanner, the storage of files, or
 * room on a disk. The fault may be wrapped.
 */
export const isUnavailable = (error: unknown): boolean => causesOf(error).some(isGone) || isFull(error)

/** The answer of a call meanwhile: 503 with when to try again, which proxies and clients understand. */
export const unavailable = (c: Context<AppEnv>, language: string, error?: unknown): Response =>
  refusal(c, language, refuse('busy', isFull(error) ? { reason: 'storageFull' } : undefined))

/** The same outside of calls, in plain text. */
export function plainUnavailable(c: Context<AppEnv>): Response {
  c.header('retry-after', retryAfterSeconds)
  c.header('cache-control', 'no-store')
  return c.text('Not available at the moment.\n', 503)
}
