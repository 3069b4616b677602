import { saveExaminees } from '../../prove/exam/examinees.ts'
import { type BenchServers, readProcessorTime, startBenchServers } from '../servers.ts'
import { BenchLearner, benchCertificationId } from './bench-learner.ts'
import {
  formatMeasurement,
  type MeasurementResult,
  measurementTableHead,
  sendScheduledRequests,
} from './load-measurement.ts'

/**
 * Durations in milliseconds: the phase in which all learners begin the exam (and later submit it), the phase in
 * which they save answers, and the interval between two saves of a learner.
 */
const beginPhase = 30_000
const savePhase = 60_000
const saveInterval = 10_000

/**
 * Measures learners who begin an exam, save answers and submit the exam. They use PostgreSQL with one server or with
 * several servers in turn.
 */
export async function benchLearners(count: number, serverCount: number): Promise<void> {
  const servers = await startBenchServers(serverCount)
  try {
    const examinees = await saveExaminees(servers.url, count, benchCertificationId)
    const learners = examinees.map((each) => new BenchLearner(each, servers.nextOrigin))
    console.log(`${count} learners, servers: ${serverCount}\n${measurementTableHead}`)
    await tell(servers, `begin within ${beginPhase / 1000} s`, () => spread(learners, beginPhase, 'begin'))
    await tell(servers, `save every ${saveInterval / 1000} s`, () => saveAll(learners))
    await tell(servers, `submit within ${beginPhase / 1000} s`, () => spread(learners, beginPhase, 'submit'))
  } finally {
    await servers.stop()
  }
}

async function tell(
  servers: BenchServers,
  name: string,
  act: () => Promise<MeasurementResult>,
): Promise<void> {
  const before = readProcessorTime(servers)
  const result = await act()
  console.log(formatMeasurement(name, result, readProcessorTime(servers) - before))
}

/** Lets every learner perform an action once; the moments are spread over a phase. */
const spread = (learners: readonly BenchLearner[], phase: number, act: 'begin' | 'submit') =>
  sendScheduledRequests(
    learners.map((each, index) => ({ at: (phase * index) / learners.length, send: () => each[act]() })),
  )

/** Lets each learner save answers at an interval. */
const saveAll = (learners: readonly BenchLearner[]) =>
  sendScheduledRequests(
    learners.flatMap((each, index) =>
      Array.from({ length: savePhase / saveInterval }, (_, round) => ({
        at: saveInterval * (round + index / learners.length),
        send: () => each.save(),
      })),
    ),
  )
