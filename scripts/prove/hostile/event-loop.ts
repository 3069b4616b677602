import { setTimeout as wait } from 'node:timers/promises'

const name = 'nodejs_eventloop_lag_max_seconds'

/** Asks a server's metrics for the longest delay of its event loop since they were asked last, in milliseconds. */
export async function longestDelay(metrics: string): Promise<number> {
  const text = await (await fetch(metrics)).text()
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) * 1000
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
