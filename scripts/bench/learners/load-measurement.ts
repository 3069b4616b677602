import { setTimeout as wait } from 'node:timers/promises'
import type { TimedResponse } from '../../load/http-client.ts'
import { percentileOf } from '../lists/durations.ts'

/**
 * The responses to an action of many learners: the response times of accepted and of early refused requests, in
 * milliseconds, and the number of errors.
 */
export interface MeasurementResult {
  accepted: number[]
  refused: number[]
  errors: number
}

/** The HTTP status of a request that is refused early, because the server is overloaded. */
const unavailable = 503

/** Sends requests at given moments, in milliseconds from now, and collects the responses. */
export async function sendScheduledRequests(
  requests: readonly { at: number; send: () => Promise<TimedResponse> }[],
): Promise<MeasurementResult> {
  const result: MeasurementResult = { accepted: [], refused: [], errors: 0 }
  const startedAt = performance.now()
  await Promise.all(
    requests.map(async ({ at, send }) => {
      await wait(Math.max(0, startedAt + at - performance.now()))
      const response = await send().catch(() => undefined)
      if (response?.status === 200) result.accepted.push(response.ms)
      else if (response?.status === unavailable && response.retryAfter !== undefined)
        result.refused.push(response.ms)
      else result.errors += 1
    }),
  )
  return result
}

const ms = (times: readonly number[], share: number): string =>
  times.length === 0 ? '–' : percentileOf([...times], share).toFixed(1)

/** The header of the table whose rows `formatMeasurement` returns. */
export const measurementTableHead =
  '| act | p50 ms | p95 ms | p99 ms | refused early | p95 of refusals | errors | server ms each |\n| --- | --- | --- | --- | --- | --- | --- | --- |'

/**
 * Formats one row of the table of measurements; `processor` is the processor time of the servers in milliseconds.
 */
export function formatMeasurement(
  name: string,
  { accepted, refused, errors }: MeasurementResult,
  processor: number,
): string {
  const times = [0.5, 0.95, 0.99].map((share) => ms(accepted, share))
  const each = (processor / (accepted.length + refused.length + errors)).toFixed(1)
  return `| ${[name, ...times, refused.length, ms(refused, 0.95), errors, each].join(' | ')} |`
}
