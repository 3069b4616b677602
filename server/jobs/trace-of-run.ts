import { runWithTraceId } from '../log/log-context.ts'
import { jobAttribute, type Tracing } from '../ports/tracing.ts'

/** Runs a job and passes its failure on; with `tracing` in a trace of its own, whose id all log lines of the run carry. */
export async function traceOfRun(
  tracing: Tracing | undefined,
  job: string,
  work: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
): Promise<void> {
  if (!tracing) {
    await work().catch(onFailure)
    return
  }
  const span = { name: `job ${job}`, kind: 'internal', attributes: { [jobAttribute]: job } } as const
  await tracing.run(span, ({ fail }) =>
    runWithTraceId(tracing.traceId(), () =>
      work().catch((error: unknown) => {
        fail('failed')
        onFailure(error)
      }),
    ),
  )
}
