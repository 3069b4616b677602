import type { Db } from '../db/client.ts'
import type { Clock } from '../ports/clock.ts'
import { remindOfCertificates } from '../services/messaging/mail/remind-of-certificates.ts'
import { remindOfExams } from '../services/messaging/mail/remind-of-exams.ts'
import { remindOfSessions } from '../services/messaging/mail/remind-of-sessions.ts'

/** Queues reminder mails that are due: each once, however often this runs and on however many servers. */
export async function remindLearners(db: Db, clock: Clock): Promise<void> {
  const now = clock()
  await remindOfSessions(db, now)
  await remindOfExams(db, now)
  await remindOfCertificates(db, now)
}
