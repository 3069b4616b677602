import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { bundlePrograms } from '../../build/bundle.ts'
import { type LoadRequest, toLoadRequest } from '../../load/load-request.ts'
import { startPostgresCluster } from '../../postgres/postgres-cluster.ts'
import { startSeededServer } from '../api/bench-api.ts'
import { listMeasuredRequests } from '../api/measured-requests.ts'
import { type Durations, formatDurations, percentileOf } from './durations.ts'
import { createFillStatements } from './fill-statements.ts'
import { type MeasuredList, measuredLists } from './requests.ts'

/**
 * The limits of docs/decisions/lists.md for the 95th percentile, in milliseconds: for pages of each list, and for
 * visitors' calls at the same time.
 */
const [listBar, readerBar] = [100, 20]
const rounds = 20
const deepPages = 25
const idleSeconds = 10

/** The response times of a list, and its largest response in bytes. */
interface Measured {
  times: Durations
  bytes: number
}

/**
 * Fills PostgreSQL with many rows of each staff list, reads each list as staff do, and sends visitors' calls at the
 * same time. Prints the response times of both, and those of visitors' calls alone. Exits with 1 if a limit is
 * exceeded. The limits apply to an idle machine, on which visitors' calls alone take less than half their limit. On
 * a busier machine both limits grow in proportion to these calls.
 */
export async function benchLists(rows: number): Promise<void> {
  const cluster = await startPostgresCluster([])
  if (!cluster) throw new Error('PostgreSQL is needed: apt-get install postgresql')
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const token = randomUUID() + randomUUID()
  try {
    await cluster.create('portal')
    await bundlePrograms()
    const url = cluster.urlOf('portal')
    const { server, origin } = await startSeededServer(url, dataDir, { OPERATOR_TOKEN: token })
    server.disconnect()
    try {
      await fill(url, rows)
      await measure(origin, token)
    } finally {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
  } finally {
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function fill(url: string, rows: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const begun = performance.now()
  for (const statement of createFillStatements({ last: rows })) await client.query(statement)
  // `vacuum` and `checkpoint` bring the tables into the state after a day of use. Otherwise the automatic vacuum of
  // a new table would run during the measurement.
  for (const statement of ['vacuum (analyze)', 'checkpoint']) await client.query(statement)
  await client.end()
  console.log(`${rows} rows in each table: ${((performance.now() - begun) / 1000).toFixed(0)} s`)
}

async function measure(origin: string, token: string): Promise<void> {
  const readers = (await listMeasuredRequests(origin)).flatMap(([, [asked]]) => asked ?? [])
  await readUntil(readers, wait(2000))
  const alone = await readUntil(readers, wait(idleSeconds * 1000))
  const measured = new Map<string, Measured>()
  const beside = await readUntil(readers, readLists(origin, token, measured))
  console.log('| list | request | p50 | p95 | largest answer |\n| --- | --- | --- | --- | --- |')
  for (const [name, { times, bytes }] of measured) {
    const [half, most] = [percentileOf(times, 0.5), percentileOf(times, 0.95)].map((time) => time.toFixed(1))
    console.log(`| ${name} | ${half} ms | ${most} ms | ${Math.round(bytes / 1024)} kB |`)
  }
  console.log(`readers alone: ${formatDurations(alone)} (${alone.length} calls)`)
  console.log(`readers beside lists: ${formatDurations(beside)} (${beside.length} calls)`)
  judge(measured, alone, beside)
}

function judge(measured: Map<string, Measured>, alone: Durations, beside: Durations): void {
  const load = Math.max(1, percentileOf(alone, 0.95) / (readerBar / 2))
  const lists = [...Map.groupBy(measured, ([name]) => name.split(' | ')[0])].map(
    ([name, all]): [name: string | undefined, times: Durations] => [
      name,
      all.flatMap(([, { times }]) => times),
    ],
  )
  for (const [name, times] of lists) console.log(`${name}: ${formatDurations(times)} (${times.length} pages)`)
  const missed = [
    ...lists.filter(([, times]) => percentileOf(times, 0.95) >= listBar * load).map(([name]) => name),
    ...(percentileOf(beside, 0.95) >= readerBar * load ? ['readers'] : []),
  ]
  const busy = load > 1 ? `, times ${load.toFixed(1)}: the machine is that busy without any list` : ''
  console.log(`bars (p95): a page ${listBar} ms, a reader's call ${readerBar} ms${busy}`)
  if (missed.length === 0) return
  console.log(`missed: ${missed.join('; ')}`)
  process.exitCode = 1
}

async function timed({ url, method, headers, body }: LoadRequest): Promise<{ time: number; text: string }> {
  const begun = performance.now()
  const response = await fetch(url, { method, headers, ...(body && { body }) })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${url}: ${response.status} ${text.slice(0, 300)}`)
  return { time: performance.now() - begun, text }
}

/** Sends visitors' calls one after another until the given work is done. Returns their durations. */
async function readUntil(readers: readonly LoadRequest[], until: Promise<unknown>): Promise<Durations> {
  const times: Durations = []
  let isDone = false
  const done = until.finally(() => {
    isDone = true
  })
  done.catch(() => {})
  for (let each = 0; !isDone; each += 1) {
    times.push((await timed(readers[each % readers.length] as LoadRequest)).time)
    await wait(10)
  }
  await done
  return times
}

/** Reads every list repeatedly in all its ways: with each filter and order, and page by page. */
async function readLists(origin: string, token: string, measured: Map<string, Measured>): Promise<void> {
  const read = async (name: string, { call }: MeasuredList, request: object): Promise<string | null> => {
    const asked = toLoadRequest(origin, call, request as never)
    const headers = { ...asked.headers, Authorization: `Bearer ${token}` }
    const { time, text } = await timed({ ...asked, headers })
    const known = measured.get(name) ?? { times: [], bytes: 0 }
    known.times.push(time)
    measured.set(name, { ...known, bytes: Math.max(known.bytes, text.length) })
    return (JSON.parse(text) as { data: { next: string | null } }).data.next
  }
  // The first requests prepare the server's statements and are not measured.
  for (const list of measuredLists) await read('warm', list, {})
  measured.delete('warm')
  for (let round = 0; round < rounds; round += 1)
    for (const list of measuredLists)
      for (const request of list.requests) await read(`${list.name} | ${nameOf(request)}`, list, request)
  for (const list of measuredLists) {
    let next: string | null = null
    for (let page = 0; page < deepPages; page += 1)
      next = await read(`${list.name} | page by page`, list, next ? { after: next } : {})
  }
}

const nameOf = (request: object): string =>
  Object.entries(request)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ') || 'first page'
