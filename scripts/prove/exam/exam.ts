import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { bundle } from '../../build/bundle.ts'
import { startCluster } from '../../postgres/cluster.ts'
import { keptAnswers, saveExaminees } from './learners.ts'
import { ExamServer } from './server.ts'
import { Sitter } from './sitter.ts'

const learners = Number(process.env.LEARNERS ?? 500)
const certification = 2
/** A learner answers every ten seconds; times in milliseconds. */
const every = 10_000
const calm = 2 * 60 * 1000
const stormy = 60 * 1000
/** The time within which 95 of 100 answers have to be kept. */
const soon = 100

const at = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))] ??
  0

const inWords = (times: readonly number[]): string =>
  `half within ${at(times, 0.5).toFixed(0)} ms, 95 of 100 within ${at(times, 0.95).toFixed(0)} ms, all within ${at(times, 1).toFixed(0)} ms (${times.length})`

const tell = (holds: boolean, line: string): boolean => {
  console.log(`${holds ? '✓' : '✗'} ${line}`)
  return holds
}

/** Everybody answers for so long, each at moments of their own. */
const sitAll = (sitters: readonly Sitter[], lasts: number): Promise<unknown> => {
  const until = performance.now() + lasts
  return Promise.all(sitters.map((each, index) => each.sit(every, (every * index) / sitters.length, until)))
}

const timesOf = (sitters: readonly Sitter[]): number[] => sitters.flatMap(({ times }) => times.splice(0))

/** How many answers that were acknowledged the database does not have, or has otherwise. */
async function lostOf(url: string, sitters: readonly Sitter[]): Promise<number> {
  const kept = await keptAnswers(url)
  return sitters
    .flatMap(({ id, acknowledged }) =>
      [...acknowledged].map(([position, letter]) => kept.get(id)?.get(position) === letter),
    )
    .filter((is) => !is).length
}

/**
 * Five hundred learners sit a theory exam at once on PostgreSQL, each saving an answer every ten seconds: for two minutes in
 * peace, then for one in which the server is killed and started again. What was acknowledged is compared with the database.
 */
export async function proveExam(): Promise<boolean> {
  const cluster = await startCluster([])
  if (!cluster) throw new Error('PostgreSQL is needed: apt-get install postgresql')
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-exam-'))
  let server: ExamServer | undefined
  try {
    await cluster.create('portal')
    await bundle()
    const url = cluster.urlOf('portal')
    server = await ExamServer.on(url, dataDir)
    await server.start()
    const { origin } = server
    const examinees = await saveExaminees(url, learners, certification)
    const sitters = examinees.map((each) => new Sitter(origin, each, certification))
    console.log(`${learners} learners, ${cpus().length} processors`)
    const begun = await Promise.all(
      sitters.map(async (each, index) => {
        await wait((every * index) / sitters.length)
        return each.begin()
      }),
    )
    console.log(`  papers drawn and sent: ${inWords(begun)}`)
    await sitAll(sitters, calm)
    const times = timesOf(sitters)
    const inTime = tell(at(times, 0.95) < soon, `two minutes, answers kept: ${inWords(times)}`)
    const whole = tell((await lostOf(url, sitters)) === 0, 'no acknowledged answer is lost')
    const sitting = sitAll(sitters, stormy)
    await wait(stormy / 2)
    const killed = performance.now()
    await server.end('SIGKILL')
    await server.start()
    const away = (performance.now() - killed) / 1000
    await sitting
    const resent = sitters.reduce((sum, each) => sum + each.resent, 0)
    console.log(`  killed in the middle: away for ${away.toFixed(1)} s, ${resent} answers sent again`)
    const lost = await lostOf(url, sitters)
    const answers = sitters.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
    const kept = tell(lost === 0, `${lost} of ${answers} acknowledged answers are lost by it`)
    return inTime && whole && kept
  } finally {
    await server?.end('SIGTERM')
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
