import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

const name = 'nodejs_eventloop_lag_max_seconds'

/** Gets a page over a connection of its own: one that is kept may be closed by the server while the next request is on its way. */
const textAt = (address: string): Promise<string> =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { agent: false }, resolve).on('error', reject)
  }).then(text)

/** Asks a server's metrics for the longest delay of its event loop since they were asked last, in milliseconds. */
export async function longestDelay(metrics: string): Promise<number> {
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await textAt(metrics))?.[1]) * 1000
}

/** The longest delay while some work is done. */
export async function delayDuring(metrics: string, work: () => Promise<unknown>): Promise<number> {
  await longestDelay(metrics)
  await work()
  return longestDelay(metrics)
}

/** The longest delay of an idle server, as nine in ten of so many short looks find it. */
export async function idleDelay(metrics: string, looks = 100): Promise<number> {
  const delays: number[] = []
  for (let each = 0; each < looks; each += 1) delays.push(await delayDuring(metrics, () => wait(30)))
  return delays.sort((one, other) => one - other)[Math.floor(looks * 0.9)] ?? 0
}
