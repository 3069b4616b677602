import type { Logger } from 'pino'

/**
 * Does a work again and again, never twice at once. One that fails is logged and tried again. Answers how to stop, which
 * waits for the work under way. `interval` in milliseconds.
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
      .catch((error: unknown) => log.error({ err: error }, `${name} failed`))
      .finally(() => {
        running = undefined
      })
  }, interval)
  return async () => {
    clearInterval(timer)
    await running
  }
}
