import type { Context } from 'hono'
import { routePath } from 'hono/route'
import { bindLogContext } from '../log/log-context.ts'
import type { AppEnv, Dependencies } from './app-env.ts'
import type { Metrics } from './metrics.ts'
import { loggableErrorOf } from './operator-visible-error.ts'

interface SentFile {
  key: string
  status: number
  parts: AsyncIterable<Uint8Array>
}

/** The log and the metrics that report a file that breaks off. */
export interface StreamReporting {
  log: Dependencies['log']
  metrics?: Pick<Metrics, 'countStreamFailure'> | undefined
}

/**
 * Yields the parts of a file whose HTTP status was already sent. Logs and counts a failure during the transfer,
 * because the client only sees a broken connection, and the log line of the request already contains its status.
 */
export function createLoggedStream(
  c: Context<AppEnv>,
  { log, metrics }: StreamReporting,
  { key, status, parts }: SentFile,
): AsyncIterable<Uint8Array> {
  const route = routePath(c)
  async function* send() {
    let sentBytes = 0
    try {
      for await (const part of parts) {
        sentBytes += part.byteLength
        yield part
      }
    } catch (error) {
      metrics?.countStreamFailure(route)
      log.error(
        { route, file: key, status, sentBytes, fault: loggableErrorOf(error) },
        'A file broke off while it was sent',
      )
      throw error
    }
  }
  return bindLogContext(send())
}
