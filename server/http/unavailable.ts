import type { Context } from 'hono'
import { refuse } from '#src/domain/refusal.ts'
import { isDatabaseUnavailable } from '../db/await-database.ts'
import { ScannerUnavailableError } from '../ports/scanner.ts'
import { StorageUnavailableError } from '../ports/storage.ts'
import type { AppEnv } from './app-env.ts'
import { createRefusalResponse } from './response.ts'
import { retryAfterSeconds } from './retry-after.ts'

/**
 * Error codes of a full disk: disk_full of PostgreSQL and the embedded database, and the codes of the operating
 * system.
 */
const fullCodes: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Yields an error and the errors that it wraps, the outermost first. */
function* causesOf(error: unknown): Generator<Error> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause
}

/** Whether an error means that a disk or bucket is full. */
export const isStorageFull = (error: unknown): boolean =>
  causesOf(error).some(
    (cause) =>
      fullCodes.has((cause as { code?: unknown }).code) ||
      (cause instanceof StorageUnavailableError && cause.isFull),
  )

const isServiceUnavailable = (error: Error): boolean =>
  isDatabaseUnavailable(error) ||
  error instanceof ScannerUnavailableError ||
  error instanceof StorageUnavailableError

/**
 * Whether an error, or an error that it wraps, means that a service is unavailable for now (the database, the
 * scanner, the storage of files), or that a disk is full.
 */
export const isUnavailable = (error: unknown): boolean =>
  causesOf(error).some(isServiceUnavailable) || isStorageFull(error)

/** Sends the response of a call while a service is unavailable: 503 with Retry-After. */
export const respondUnavailable = (c: Context<AppEnv>, language: string, error?: unknown): Response =>
  createRefusalResponse(
    c,
    language,
    refuse('busy', isStorageFull(error) ? { reason: 'storageFull' } : undefined),
  )

/** Sends a 503 with Retry-After as plain text, for requests that are no calls. */
export function respondUnavailableText(c: Context<AppEnv>): Response {
  c.header('retry-after', retryAfterSeconds)
  c.header('cache-control', 'no-store')
  return c.text('Not available at the moment.\n', 503)
}
