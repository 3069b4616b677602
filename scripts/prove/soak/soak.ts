import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { benchCertificationId } from '../../bench/learners/bench-learner.ts'
import { formatDurations } from '../../bench/lists/durations.ts'
import { type BenchServers, startBenchServers } from '../../bench/servers.ts'
import { bundleFolder } from '../../build/bundle.ts'
import { publishEdit } from '../deploy/publish-edit.ts'
import { WriteCounts } from '../deploy/write-counts.ts'
import { saveExaminees } from '../exam/examinees.ts'
import { enrolLoadLearners, listLoadKinds } from './mixed-load.ts'
import { countExaminees, runExamLoad } from './run-exam-load.ts'
import { type LoadResult, sendSteadily } from './steady-load.ts'
import { mediansByQuarter, watchMemory } from './watch-memory.ts'

const run = promisify(execFile)
const minute = 60_000
const token = 'the-token-of-this-proof-only-0123456789'
/** The number of learners who watch a video. */
const watchers = 50
/** The maximum growth of the memory, as a share, from the third to the last quarter of the time. */
const maxGrowth = 0.1

const report = (holds: boolean, line: string): boolean => {
  console.log(`${holds ? '✓' : '✗'} ${line}`)
  return holds
}

/** Publishes a news item every minute until an instant. Returns the durations and the failures. */
async function publishEveryMinute({ servers }: BenchServers, until: number): Promise<LoadResult> {
  const result: LoadResult = { name: 'publishes', times: [], refusedEarly: 0, failures: [] }
  const port = Number(new URL(servers[0]?.origin as string).port)
  const counts = new WriteCounts()
  while (performance.now() < until) {
    const startedAt = performance.now()
    const failure = await publishEdit({ port, token, counts })
    if (failure) result.failures.push(failure)
    else result.times.push(performance.now() - startedAt)
    await wait(Math.max(0, Math.min(startedAt + minute, until) - performance.now()))
  }
  return result
}

function reportLoad({ name, times, refusedEarly, failures }: LoadResult): boolean {
  const early = refusedEarly > 0 ? `, ${refusedEarly} refused early` : ''
  for (const each of new Set(failures.slice(0, 5))) console.log(`    ${each}`)
  return report(
    failures.length === 0,
    `${name}: ${times.length} answered, ${formatDurations(times)}${early}, ${failures.length} failed`,
  )
}

/**
 * Visitors, learners, staff and an editor use the portal on PostgreSQL at the same time, for 30 minutes or the given
 * number of minutes. Passes if nothing fails and the memory of the servers does not grow. `SERVERS=2` starts two
 * servers.
 */
export async function testLongOperation([minutes = '30']: readonly string[]): Promise<boolean> {
  const duration = Number(minutes) * minute
  const servers = await startBenchServers(Number(process.env.SERVERS ?? 1), { OPERATOR_TOKEN: token })
  try {
    const [first] = servers.servers
    await run(process.execPath, [join(bundleFolder, 'publish.js'), '--apart'], {
      env: { ...process.env, ...first?.environment },
    })
    const people = await saveExaminees(servers.url, watchers + countExaminees(duration), benchCertificationId)
    const [learners, examinees] = [people.slice(0, watchers), people.slice(watchers)]
    const target = { nextOrigin: servers.nextOrigin, learners, token }
    await enrolLoadLearners(target)
    const until = performance.now() + duration
    const load = Promise.all([
      ...listLoadKinds(target).map((kind) => sendSteadily(kind, until)),
      runExamLoad(examinees, servers.nextOrigin, until),
      publishEveryMinute(servers, until),
    ])
    const pids = servers.servers.map(({ pid }) => pid)
    const quarters = mediansByQuarter(await watchMemory(pids, load))
    const held = (await load).map(reportLoad)
    const [, , third, last] = quarters as [number, number, number, number]
    const memory = quarters.map((each) => each.toFixed(0)).join(', ')
    held.push(
      report(last <= third * (1 + maxGrowth), `memory in each quarter of ${minutes} minutes: ${memory} MB`),
    )
    return held.every(Boolean)
  } finally {
    await servers.stop()
  }
}
