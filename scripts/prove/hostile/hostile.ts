import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operatorRoles } from '#src/contract/protocol/call.ts'
import { allCalls, type NamedCall } from '#src/contract/registry.ts'
import { bundlePrograms } from '../../build/bundle.ts'
import { startPostgresCluster } from '../../postgres/postgres-cluster.ts'
import { findFreePort } from '../../test/free-port.ts'
import { ExamServer } from '../exam/exam-server.ts'
import { measureIdleDelay, measureLongestDelay } from './event-loop.ts'
import { createHostileForms } from './hostile-forms.ts'
import { createHostileRequests, type HostileRequest } from './hostile-requests.ts'
import { storePeople } from './store-people.ts'

/** The delay of the event loop that a single request may cause, in milliseconds, by the kind of caller. */
const limits = { anonymous: 50, learner: 50, operator: 250 } as const
type Caller = keyof typeof limits
type Headers = Record<string, string>

/**
 * The maximum number of measurements of a request whose delay is above the limit. A delay that the server itself
 * causes is the same in each measurement; a delay that other work of the machine causes is not.
 */
const maxMeasurements = 8
const maxShown = 5

interface Measurement {
  caller: Caller
  call: string
  title: string
  added: number
  status: number
}

let addresses = 0

/**
 * Sends a hostile request from a new IP address, so that no rate limit refuses it. Returns the status of the
 * response.
 */
async function send(
  origin: string,
  call: NamedCall,
  hostile: HostileRequest,
  caller: Headers,
): Promise<number> {
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
    const response = await fetch(url, { method: call.method, headers, ...(body && { body }) })
    await response.arrayBuffer()
    return response.status
  } catch {
    // The server has closed the connection, because the body is far too large.
    return 0
  }
}

async function measure(
  { origin, metrics, idle }: { origin: string; metrics: string; idle: number },
  { call, caller, headers }: { call: NamedCall; caller: Caller; headers: Headers },
): Promise<Measurement[]> {
  const all: Measurement[] = []
  for (const hostile of call.upload ? createHostileForms(call) : createHostileRequests(call)) {
    let [added, status] = [Number.POSITIVE_INFINITY, 0]
    for (let measurement = 0; measurement < maxMeasurements && added > limits[caller]; measurement += 1) {
      const delay = await measureLongestDelay(metrics, async () => {
        status = await send(origin, call, hostile, headers)
      })
      added = Math.min(added, Math.max(0, delay - idle))
    }
    all.push({ caller, call: `${call.method} ${call.path}`, title: hostile.title, added, status })
  }
  return all
}

/**
 * Prints the requests of a kind of caller that caused the longest delays. Returns whether all delays are within the
 * limit and no response had status 500.
 */
function report(caller: Caller, found: readonly Measurement[]): boolean {
  const own = found.filter((each) => each.caller === caller).sort((one, other) => other.added - one.added)
  const faults = own.filter(({ status }) => status === 500)
  const holds = (own[0]?.added ?? 0) <= limits[caller] && faults.length === 0
  console.log(`${holds ? '✓' : '✗'} ${caller}: ${own.length} requests, at most ${limits[caller]} ms added`)
  for (const { call, title, added, status } of [...own.slice(0, maxShown), ...faults])
    console.log(`    ${added.toFixed(0).padStart(5)} ms  ${status}  ${call}: ${title}`)
  return holds
}

/**
 * Starts the bundled server on PostgreSQL and sends hostile requests to every call, one at a time: as an anonymous
 * visitor, as a learner, as an operator with all roles, or with the operator token if no role suffices. After each
 * request, reads the longest delay of the event loop from the server's metrics, and subtracts the delay of the idle
 * server.
 */
export async function testHostileRequests(names: readonly string[]): Promise<boolean> {
  const cluster = await startPostgresCluster([])
  if (!cluster) throw new Error('PostgreSQL is needed: apt-get install postgresql')
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-hostile-'))
  let server: ExamServer | undefined
  try {
    await cluster.create('portal')
    await bundlePrograms()
    const token = randomUUID() + randomUUID()
    const [url, port] = [cluster.urlOf('portal'), await findFreePort()]
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
    const idle = await measureIdleDelay(metrics)
    console.log(`The event loop delay of the idle server is ${idle.toFixed(0)} ms; ${calls.length} calls.`)
    const found: Measurement[] = []
    for (const caller of Object.keys(limits) as Caller[])
      for (const [index, call] of calls.entries()) {
        const byToken = caller === 'operator' && call.role?.length === 0
        const headers: Headers = byToken
          ? { Authorization: `Bearer ${token}` }
          : { Cookie: cookies[caller][index] as string }
        found.push(...(await measure({ origin: server.origin, metrics, idle }, { call, caller, headers })))
      }
    return (Object.keys(limits) as Caller[]).map((caller) => report(caller, found)).every(Boolean)
  } finally {
    await server?.end('SIGTERM')
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
