import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operatorRoles } from '#src/contract/protocol/call.ts'
import { allCalls, type NamedCall } from '#src/contract/registry.ts'
import { bundle } from '../../build/bundle.ts'
import { startCluster } from '../../postgres/cluster.ts'
import { freePort } from '../../test/free-port.ts'
import { ExamServer } from '../exam/server.ts'
import { type Hostile, hostileRequestsOf } from './bodies.ts'
import { delayDuring, idleDelay } from './event-loop.ts'
import { hostileForms } from './forms.ts'
import { storePeople } from './people.ts'

/** How many milliseconds a request may add to the delay of the event loop, by who asks. */
const bars = { anonymous: 50, learner: 50, operator: 250 } as const
type Caller = keyof typeof bars
type Headers = Record<string, string>

/** A delay above the bar is looked for again: work that the server does comes again, a busy neighbour doesn't. */
const looks = 8
const shown = 5

interface Found {
  caller: Caller
  call: string
  says: string
  added: number
  status: number
}

let addresses = 0

/** Sends a hostile request from an address of its own, which no limit has counted yet; returns the status. */
async function send(origin: string, call: NamedCall, hostile: Hostile, caller: Headers): Promise<number> {
  addresses += 1
  const { query = '', body, type = 'application/json' } = hostile
  const headers: Record<string, string> = {
    'X-Requested-With': 'fetch',
    'x-real-ip': `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`,
    ...caller,
    ...(body && !(body instanceof FormData) && { 'Content-Type': type }),
  }
  const url = `${origin}/api${call.path}${query && `?${query}`}`
  try {
    const answer = await fetch(url, { method: call.method, headers, ...(body && { body }) })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    // The server ended the connection of a body that is far too large.
    return 0
  }
}

async function measure(
  { origin, metrics, idle }: { origin: string; metrics: string; idle: number },
  { call, caller, headers }: { call: NamedCall; caller: Caller; headers: Headers },
): Promise<Found[]> {
  const all: Found[] = []
  for (const hostile of call.upload ? hostileForms(call) : hostileRequestsOf(call)) {
    let [added, status] = [Number.POSITIVE_INFINITY, 0]
    for (let look = 0; look < looks && added > bars[caller]; look += 1) {
      const delay = await delayDuring(metrics, async () => {
        status = await send(origin, call, hostile, headers)
      })
      added = Math.min(added, Math.max(0, delay - idle))
    }
    all.push({ caller, call: `${call.method} ${call.path}`, says: hostile.says, added, status })
  }
  return all
}

/** Prints the worst of a kind of caller; returns whether all hold the bar and none was a fault. */
function tell(caller: Caller, found: readonly Found[]): boolean {
  const own = found.filter((each) => each.caller === caller).sort((one, other) => other.added - one.added)
  const faults = own.filter(({ status }) => status === 500)
  const holds = (own[0]?.added ?? 0) <= bars[caller] && faults.length === 0
  console.log(`${holds ? '✓' : '✗'} ${caller}: ${own.length} requests, at most ${bars[caller]} ms added`)
  for (const { call, says, added, status } of [...own.slice(0, shown), ...faults])
    console.log(`    ${added.toFixed(0).padStart(5)} ms  ${status}  ${call}: ${says}`)
  return holds
}

/**
 * Starts the bundled server on PostgreSQL and sends hostile requests to every call, one at a time: by anonymous visitors, learners,
 * and operators of all roles, or with the token where no role is enough. After each, the server's metrics say the longest delay of its event loop; that of the idle server is
 * taken off.
 */
export async function proveHostile(names: readonly string[]): Promise<boolean> {
  const cluster = await startCluster([])
  if (!cluster) throw new Error('PostgreSQL is needed: apt-get install postgresql')
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-hostile-'))
  let server: ExamServer | undefined
  try {
    await cluster.create('portal')
    await bundle()
    const token = randomUUID() + randomUUID()
    const [url, port] = [cluster.urlOf('portal'), await freePort()]
    server = await ExamServer.on(url, dataDir, {
      ...{ METRICS_PORT: String(port), ADDRESS_HEADER: 'x-real-ip', OPERATOR_TOKEN: token },
    })
    await server.start()
    const calls = allCalls.filter(
      ({ path }) => names.length === 0 || names.some((name) => path.includes(name)),
    )
    const cookies: Record<Caller, string[]> = {
      anonymous: calls.map(() => ''),
      learner: await storePeople(url, calls.length, []),
      operator: await storePeople(url, calls.length, [...operatorRoles]),
    }
    const metrics = `http://127.0.0.1:${port}/metrics`
    const idle = await idleDelay(metrics)
    console.log(`The event loop of the idle server is late by ${idle.toFixed(0)} ms; ${calls.length} calls.`)
    const found: Found[] = []
    for (const caller of Object.keys(bars) as Caller[])
      for (const [index, call] of calls.entries()) {
        const byToken = caller === 'operator' && call.role?.length === 0
        const headers: Headers = byToken
          ? { Authorization: `Bearer ${token}` }
          : { Cookie: cookies[caller][index] as string }
        found.push(...(await measure({ origin: server.origin, metrics, idle }, { call, caller, headers })))
      }
    return (Object.keys(bars) as Caller[]).map((caller) => tell(caller, found)).every(Boolean)
  } finally {
    await server?.end('SIGTERM')
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
