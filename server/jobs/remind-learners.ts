import type { Db } from '../db/client.ts'
import type { Clock } from '../ports/clock.ts'
import { remindOfCertificates } from '../services/messaging/mail/remind-of-certificates.ts'
import { remindOfExams } from '../services/messaging/mail/remind-of-exams.ts'
import { remindOfSessions } from '../services/messaging/mail/remind-of-sessions.ts'

/**
 * Queues the reminder mails that are due. Each mail is queued only once, even if this job runs often and on several
 * servers.
 */
export async function remindLearners(db: Db, clock: Clock): Promise<void> {
  const now = clock()
  await remindOfSessions(db, now)
  await remindOfExams(db, now)
  await remindOfCertificates(db, now)
}
