import type { DependencyMeasurement, ObserveRequest } from '../../ports/dependency.ts'
import type { Tracer } from '../../ports/tracer.ts'

/** The observers of requests to services; each is undefined if it is disabled. */
interface Observers {
  measure: ((measured: DependencyMeasurement) => void) | undefined
  tracer: Tracer | undefined
}

/** Returns the function that observes requests to services; undefined if there are no observers. */
export function observeRequests({ measure, tracer }: Observers): ObserveRequest | undefined {
  const observers = [
    ...(measure ? [measuredRequest(measure)] : []),
    ...(tracer ? [tracedRequest(tracer)] : []),
  ]
  const [first, second] = observers
  if (!first || !second) return first
  return (request, work, isFailure) => first(request, () => second(request, work, isFailure), isFailure)
}

const measuredRequest =
  (measure: (measured: DependencyMeasurement) => void): ObserveRequest =>
  async (request, work, isFailure) => {
    const began = performance.now()
    let failed = true
    try {
      const result = await work()
      failed = isFailure?.(result) ?? false
      return result
    } finally {
      measure({ ...request, seconds: (performance.now() - began) / 1000, failed })
    }
  }

const tracedRequest =
  (tracer: Tracer): ObserveRequest =>
  ({ dependency, operation }, work, isFailure) =>
    tracer.run(
      {
        name: `${dependency} ${operation}`,
        kind: 'client',
        attributes: { 'peer.service': dependency, 'portal.operation': operation },
      },
      async (span) => {
        const result = await work()
        if (isFailure?.(result)) span.fail('failed')
        return result
      },
    )
