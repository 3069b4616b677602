import { runWithTraceId } from '../log/log-context.ts'
import { jobAttribute, type Tracer } from '../ports/tracer.ts'

/**
 * Runs a job, and calls `onFailure` if it fails. With `tracer`, the run is a trace, and all log lines of the run
 * contain the id of the trace.
 */
export async function runTracedJob(
  tracer: Tracer | undefined,
  job: string,
  work: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
): Promise<void> {
  if (!tracer) {
    await work().catch(onFailure)
    return
  }
  const span = { name: `job ${job}`, kind: 'internal', attributes: { [jobAttribute]: job } } as const
  await tracer.run(span, ({ fail }) =>
    runWithTraceId(tracer.findTraceId(), () =>
      work().catch((error: unknown) => {
        fail('failed')
        onFailure(error)
      }),
    ),
  )
}
