import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

const name = 'nodejs_eventloop_lag_max_seconds'

/**
 * Returns the text at a URL. Uses a new connection each time, because the server may close an idle connection just
 * when a request is sent on it.
 */
const textAt = (address: string): Promise<string> =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { agent: false }, resolve).on('error', reject)
  }).then(text)

/**
 * Reads the longest delay of a server's event loop from its metrics: the maximum since the last reading, in
 * milliseconds.
 */
export async function readMaxDelay(metrics: string): Promise<number> {
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await textAt(metrics))?.[1]) * 1000
}

/** Returns the longest delay of a server's event loop while some work runs, in milliseconds. */
export async function measureLongestDelay(metrics: string, work: () => Promise<unknown>): Promise<number> {
  await readMaxDelay(metrics)
  await work()
  return readMaxDelay(metrics)
}

/**
 * Measures the longest delay of an idle server's event loop in many short intervals. Returns the 90th percentile of
 * these delays.
 */
export async function measureIdleDelay(metrics: string, looks = 100): Promise<number> {
  const delays: number[] = []
  for (let each = 0; each < looks; each += 1) delays.push(await measureLongestDelay(metrics, () => wait(30)))
  return delays.sort((one, other) => one - other)[Math.floor(looks * 0.9)] ?? 0
}
