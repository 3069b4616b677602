import { StorageAway } from '../ports/storage.ts'
import { impersonalMessage, stackOf } from '../services/platform/failure-message.ts'

/** A fault whose message is told to the operator who asked, as `other` (501): it never holds anybody's data. */
export class OperatorVisibleError extends Error {}

/**
 * Returns the part of an exception that is logged: no values, which may be somebody's data (a query that failed quotes them). Where the
 * configuration is wrong, `variable` names the part of it to look at.
 */
export function faultOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error }
  const cause = error.cause instanceof Error ? error.cause : undefined
  return {
    name: error.name,
    message: impersonalMessage(error),
    ...(error instanceof StorageAway && error.variable && { variable: error.variable }),
    ...(cause && { cause: { name: cause.name, message: impersonalMessage(cause) } }),
    stack: stackOf(error),
  }
}
