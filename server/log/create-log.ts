import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { getLogContext } from './log-context.ts'

/**
 * Creates a log whose lines contain the fields of their request or job run. Writes to standard output by default.
 */
export function createLog(options: LoggerOptions, stream?: DestinationStream): Logger {
  const withContext = { ...options, mixin: getLogContext }
  return stream ? pino(withContext, stream) : pino(withContext)
}
