import type { Logger } from 'pino'
import type { Sites } from '../../src/sites/load-sites.ts'
import type { Db } from '../db/client.ts'
import type { Clock } from '../ports/clock.ts'
import type { Publisher } from '../ports/publisher.ts'
import { forgetLapsed } from '../services/session/forget-lapsed.ts'
import { endOverdueExams } from './end-overdue-exams.ts'
import { every } from './every.ts'
import { publishScheduled } from './publish-scheduled.ts'
import { settleClassrooms } from './settle-classrooms.ts'

const second = 1000
const hour = 60 * 60 * second

interface Needs {
  db: Db
  sites: Sites
  clock: Clock
  publisher: Publisher
  log: Logger
}

/** Runs all jobs until they are stopped. */
export function runJobs({ log, ...needs }: Needs): () => Promise<void> {
  const { db, clock } = needs
  const stops = [
    every(second, 'Publishing what is scheduled', log, () => publishScheduled(needs)),
    every(2 * second, 'Ending exams whose time is over', log, () => endOverdueExams(db, clock)),
    every(hour, 'Forgetting lapsed sessions', log, () => forgetLapsed(db, clock())),
    every(hour, 'Settling classrooms that are over', log, () => settleClassrooms(db, clock)),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
