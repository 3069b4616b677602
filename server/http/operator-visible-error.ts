import { StorageUnavailableError } from '../ports/storage.ts'
import { impersonalMessageOf, stackFramesOf } from '../services/platform/failure-message.ts'

/**
 * A fault whose message is shown to the operator who sent the request, with the code `other` (501). The message
 * never contains personal data.
 */
export class OperatorVisibleError extends Error {}

/**
 * Returns the part of an exception that may be logged: no values, because they may be personal data (a failed query
 * quotes them). If the configuration is wrong, `variable` names the variable to look at.
 */
export function loggableErrorOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error }
  const cause = error.cause instanceof Error ? error.cause : undefined
  return {
    name: error.name,
    message: impersonalMessageOf(error),
    ...(error instanceof StorageUnavailableError && error.variable && { variable: error.variable }),
    ...(cause && { cause: { name: cause.name, message: impersonalMessageOf(cause) } }),
    stack: stackFramesOf(error),
  }
}
