import { setTimeout as wait } from 'node:timers/promises'
import type { TimedResponse } from '../../load/http-client.ts'

/** A kind of request that is sent at a steady rate. `send` gets the number of the request. */
export interface LoadKind {
  name: string
  perSecond: number
  send: (count: number) => Promise<TimedResponse>
}

/** The measured responses to a kind of request. */
export interface LoadResult {
  name: string
  times: number[]
  refusedEarly: number
  failures: string[]
}

/** Sends requests of a kind at its rate until an instant, which is a value of `performance.now()`. */
export async function sendSteadily({ name, perSecond, send }: LoadKind, until: number): Promise<LoadResult> {
  const result: LoadResult = { name, times: [], refusedEarly: 0, failures: [] }
  const running = new Set<Promise<void>>()
  const startedAt = performance.now()
  for (let count = 0; performance.now() < until; count += 1) {
    await wait(Math.max(0, startedAt + (count * 1000) / perSecond - performance.now()))
    const one = recordResponse(result, () => send(count)).finally(() => running.delete(one))
    running.add(one)
  }
  await Promise.all(running)
  return result
}

/** Waits for the response to a request, and adds it to a result. */
export async function recordResponse(result: LoadResult, send: () => Promise<TimedResponse>): Promise<void> {
  const response = await send().catch((error: Error) => error)
  if (response instanceof Error) result.failures.push(response.message)
  else if (response.status === 200) result.times.push(response.ms)
  else if (response.status === 503 && response.retryAfter !== undefined) result.refusedEarly += 1
  else result.failures.push(`${response.status} ${response.text.slice(0, 200)}`)
}
