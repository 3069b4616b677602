import type { Db } from '#server/db/client.ts'
import { dateAlert } from '#server/db/schema/date-alert.ts'
import type { Item } from '#src/domain/content-item/families.ts'
import { newDatesJobName } from '#src/domain/job/job-name.ts'
import { queueJobs } from './queue-jobs.ts'

/**
 * The delay in milliseconds between the publication of training sessions and the notification of subscribers, so
 * that the pages of the sessions are live first.
 */
const headStart = 60 * 1000

/** Enqueues the notification of new dates for each site with subscribers, if training sessions were published. */
export async function queueNewDates(tx: Db, items: readonly Item[], now: number): Promise<void> {
  if (!items.some(({ family }) => family === 'classroom')) return
  const waiting = await tx.selectDistinct({ site: dateAlert.site }).from(dateAlert)
  const names = waiting.map(({ site }) => newDatesJobName(site))
  await queueJobs(tx, names, now, now + headStart)
}
