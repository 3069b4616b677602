import { setTimeout as wait } from 'node:timers/promises'
import { startBenchPortal } from './bench-portal.ts'
import { BenchUser } from './bench-user.ts'

const people = 150
const password = 'demo-password'
const accounts = ['learner', 'second', 'halfway', 'exam', 'certified', 'orders', 'practical'].map(
  (name) => `${name}@demo.test`,
)

/**
 * Lets 150 people sign in at the same moment, with the embedded identity provider and database. Measures how long
 * API calls of other visitors take during this time, and how long it takes until all 150 people are signed in.
 */
export async function measureSignInTime(): Promise<void> {
  const portal = await startBenchPortal({ ADDRESS_HEADER: 'x-forwarded-for' })
  try {
    await new BenchUser(portal.origin, '198.51.100.1').signIn(accounts[0] as string, password)
    console.log(`nobody signs in: ${inWords(await listen(portal.origin, wait(3000)))}`)
    const began = performance.now()
    const everybody = Promise.all(
      Array.from({ length: people }, (_, number) =>
        new BenchUser(portal.origin, `203.0.113.${number}`).signIn(
          accounts[number % accounts.length] as string,
          password,
        ),
      ),
    )
    const times = await listen(portal.origin, everybody)
    console.log(`${people} people sign in: ${inWords(times)}`)
    console.log(`all were in after ${((performance.now() - began) / 1000).toFixed(1)} s`)
  } finally {
    await portal.stop()
  }
}

/**
 * Requests the session again and again, one request at a time, until `until` resolves. Returns the milliseconds of
 * each request.
 */
async function listen(origin: string, until: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let over = false
  const settled = Promise.allSettled([until]).finally(() => {
    over = true
  })
  while (!over) {
    const began = performance.now()
    await (await fetch(`${origin}/api/user/sso/getUserInfo`)).arrayBuffer()
    times.push(performance.now() - began)
    await wait(20)
  }
  await settled
  await until
  return times.sort((one, other) => one - other)
}

const inWords = (times: readonly number[]): string => {
  const at = (share: number) =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0)
  return `others wait ${at(0.5)} ms, 95 % at most ${at(0.95)} ms, all at most ${at(1)} ms (${times.length} calls)`
}
