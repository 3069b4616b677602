import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { bundlePrograms } from '../../build/bundle.ts'
import { startPostgresCluster } from '../../postgres/postgres-cluster.ts'
import { ExamCandidate } from './exam-candidate.ts'
import { ExamServer } from './exam-server.ts'
import { countLostAnswers, saveExaminees } from './examinees.ts'

const learners = Number(process.env.LEARNERS ?? 500)
const certification = 2
/** The interval between two answers of a learner, and the durations of the two phases, in milliseconds. */
const interval = 10_000
const undisturbedPhase = 2 * 60 * 1000
const killPhase = 60 * 1000
/** The limit for the 95th percentile of the time to save an answer, in milliseconds. */
const savedWithin = 100

const at = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))] ??
  0

const formatTimes = (times: readonly number[]): string =>
  `half within ${at(times, 0.5).toFixed(0)} ms, 95 of 100 within ${at(times, 0.95).toFixed(0)} ms, all within ${at(times, 1).toFixed(0)} ms (${times.length})`

const report = (holds: boolean, line: string): boolean => {
  console.log(`${holds ? '✓' : '✗'} ${line}`)
  return holds
}

/** Lets all learners save answers for a duration, each learner at different moments. */
const sitAll = (sitters: readonly ExamCandidate[], lasts: number): Promise<unknown> => {
  const until = performance.now() + lasts
  return Promise.all(
    sitters.map((each, index) => each.sit(interval, (interval * index) / sitters.length, until)),
  )
}

const timesOf = (sitters: readonly ExamCandidate[]): number[] =>
  sitters.flatMap(({ times }) => times.splice(0))

/**
 * Lets 500 learners sit a theory exam on PostgreSQL at the same time. Each saves an answer every ten seconds: for
 * two minutes undisturbed, then for one minute in which the server is killed and restarted. Afterwards, compares the
 * acknowledged answers with the database.
 */
export async function testExamUnderLoad(): Promise<boolean> {
  const cluster = await startPostgresCluster([])
  if (!cluster) throw new Error('PostgreSQL is needed: apt-get install postgresql')
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-exam-'))
  let server: ExamServer | undefined
  try {
    await cluster.create('portal')
    await bundlePrograms()
    const url = cluster.urlOf('portal')
    server = await ExamServer.on(url, dataDir)
    await server.start()
    const { origin } = server
    const examinees = await saveExaminees(url, learners, certification)
    const sitters = examinees.map((each) => new ExamCandidate(origin, each, certification))
    console.log(`${learners} learners, ${cpus().length} processors`)
    const begun = await Promise.all(
      sitters.map(async (each, index) => {
        await wait((interval * index) / sitters.length)
        return each.begin()
      }),
    )
    console.log(`  papers drawn and sent: ${formatTimes(begun)}`)
    await sitAll(sitters, undisturbedPhase)
    const times = timesOf(sitters)
    const inTime = report(at(times, 0.95) < savedWithin, `two minutes, answers saved: ${formatTimes(times)}`)
    const whole = report((await countLostAnswers(url, sitters)) === 0, 'no acknowledged answer is lost')
    const sitting = sitAll(sitters, killPhase)
    await wait(killPhase / 2)
    const killed = performance.now()
    await server.end('SIGKILL')
    await server.start()
    const downtime = (performance.now() - killed) / 1000
    await sitting
    const resent = sitters.reduce((sum, each) => sum + each.resent, 0)
    console.log(`  killed in the middle: down for ${downtime.toFixed(1)} s, ${resent} answers sent again`)
    const lost = await countLostAnswers(url, sitters)
    const answers = sitters.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
    const kept = report(lost === 0, `${lost} of ${answers} acknowledged answers are lost by it`)
    return inTime && whole && kept
  } finally {
    await server?.end('SIGTERM')
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
