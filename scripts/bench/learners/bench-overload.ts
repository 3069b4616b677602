import { countLostAnswers, saveExaminees } from '../../prove/exam/examinees.ts'
import { readProcessorTime, startBenchServers } from '../servers.ts'
import { BenchLearner, benchCertificationId } from './bench-learner.ts'
import { formatMeasurement, measurementTableHead, sendScheduledRequests } from './load-measurement.ts'

/**
 * The number of learners, the duration of the phase in which they begin, and the duration of the phase for each
 * rate, in milliseconds.
 */
const learnerCount = 600
const beginPhase = 20_000
const ratePhase = 10_000

/**
 * Measures saves of answers at increasing rates, including rates above the servers' capacity, and counts lost
 * answers.
 */
export async function benchOverload(rates: readonly number[], serverCount: number): Promise<void> {
  const servers = await startBenchServers(serverCount)
  try {
    const examinees = await saveExaminees(servers.url, learnerCount, benchCertificationId)
    const learners = examinees.map((each) => new BenchLearner(each, servers.nextOrigin))
    await sendScheduledRequests(
      learners.map((each, index) => ({
        at: (beginPhase * index) / learners.length,
        send: () => each.begin(),
      })),
    )
    console.log(`${learnerCount} learners, servers: ${serverCount}\n${measurementTableHead}`)
    for (const rate of rates) {
      const before = readProcessorTime(servers)
      const result = await sendScheduledRequests(savesAt(rate, learners))
      console.log(formatMeasurement(`${rate} saves a second`, result, readProcessorTime(servers) - before))
    }
    console.log(`${await countLostAnswers(servers.url, learners)} acknowledged answers are lost`)
  } finally {
    await servers.stop()
  }
}

/** Returns the scheduled saves of the learners, one learner after the other, at a rate per second. */
const savesAt = (rate: number, learners: readonly BenchLearner[]) =>
  Array.from({ length: (rate * ratePhase) / 1000 }, (_, index) => ({
    at: (index * 1000) / rate,
    send: () => (learners[index % learners.length] as BenchLearner).save(),
  }))
