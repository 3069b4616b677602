import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { runWithLogContext } from '../log/log-context.ts'
import type { Tracer } from '../ports/tracer.ts'
import { failureMessageOf, stackFramesOf } from '../services/platform/failure-message.ts'
import { runTracedJob } from './run-traced-job.ts'

/**
 * Runs a job every `interval` milliseconds, never two runs at the same time. Logs a run that fails; the next one
 * tries again. The log lines of a run contain the run's id; with `tracer` each run is a trace. Returns a function
 * that stops the job and waits for the current run.
 * @example const stop = scheduleEvery(60_000, 'sendMails', log, () => sendMails(post, clock, log))
 */
export function scheduleEvery(
  interval: number,
  job: string,
  log: Logger,
  work: () => Promise<unknown>,
  tracer?: Tracer,
): () => Promise<void> {
  let running: Promise<unknown> | undefined
  const logFailure = (error: unknown) =>
    log.error({ failure: failureMessageOf(error), stack: stackFramesOf(error) }, `The job ${job} failed`)
  const runOnce = () => runTracedJob(tracer, job, work, logFailure)
  const timer = setInterval(() => {
    running ??= runWithLogContext({ job, run: randomUUID() }, runOnce).finally(() => {
      running = undefined
    })
  }, interval)
  return async () => {
    clearInterval(timer)
    await running
  }
}
