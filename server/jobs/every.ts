import type { Logger } from 'pino'
import { failureMessage, stackOf } from '../services/platform/failure-message.ts'

/**
 * Runs a job again and again, never twice at once. A run that fails is logged and tried again. Returns a
 * function that stops the job and waits for the run under way. `interval` in milliseconds.
 * @example const stop = every(60_000, 'Sending mails', log, () => sendMails(post, clock, log))
 */
export function every(
  interval: number,
  name: string,
  log: Logger,
  work: () => Promise<unknown>,
): () => Promise<void> {
  let running: Promise<unknown> | undefined
  const timer = setInterval(() => {
    running ??= work()
      .catch((error: unknown) =>
        log.error({ failure: failureMessage(error), stack: stackOf(error) }, `${name} failed`),
      )
      .finally(() => {
        running = undefined
      })
  }, interval)
  return async () => {
    clearInterval(timer)
    await running
  }
}
