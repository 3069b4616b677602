import { Counter, Histogram, type Registry } from 'prom-client'
import type { DependencyMeasurement } from '../ports/dependency.ts'

/**
 * Histogram buckets in seconds. They range from the response time of a nearby storage to the timeout of a mail
 * server.
 */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/**
 * Adds metrics for the duration and the failures of requests to other services. Returns the function that counts a
 * request.
 */
export function addDependencyMetrics(register: Registry): (measured: DependencyMeasurement) => void {
  const registers = [register]
  const labelNames = ['dependency', 'operation']
  const durations = new Histogram({
    ...{ name: 'portal_dependency_duration_seconds', help: 'Seconds until a service answered or failed' },
    ...{ registers, labelNames, buckets },
  })
  const failures = new Counter({
    ...{ name: 'portal_dependency_failures_total', help: 'Requests to a service that failed' },
    ...{ registers, labelNames },
  })
  return ({ dependency, operation, seconds, failed }) => {
    const labels = { dependency, operation }
    durations.observe(labels, seconds)
    // The counter starts at 0, because Prometheus sees no increase if the first value of a counter is 1.
    failures.inc(labels, failed ? 1 : 0)
  }
}
