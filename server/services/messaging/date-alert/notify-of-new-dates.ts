import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { dateAlert, reportedDate } from '#server/db/schema/date-alert.ts'
import { findMatchingDates } from '#server/services/catalogue/classroom/find-matching-dates.ts'
import { runNextJob } from '#server/services/platform/job/run-next-job.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import {
  newDatesJobName,
  newDatesJobPattern,
  oldNewDatesJobName,
  siteOfNewDatesJob,
} from '#src/domain/job/job-name.ts'
import { type Sites, siteFolderOf } from '#src/sites/load-sites.ts'
import { type AlertRow, signAlertEndToken } from './alert-token.ts'
import { audienceOfAlert } from './audience-of-alert.ts'
import { dateAlertFilterOf } from './request-date-alert.ts'

/**
 * Notifies the subscribers of the sites that this server serves, if new dates were published. If several servers
 * serve a site, only one of them notifies its subscribers.
 */
export async function notifyOfNewDates(db: Db, sites: Sites, clock: () => number): Promise<void> {
  const served = sites.sites.map((site) => newDatesJobName(siteFolderOf(site)))
  const selection = sites.isPartial ? [oldNewDatesJobName, ...served] : { like: newDatesJobPattern }
  const notify = (name: string) => notifyAll(db, sites, siteOfNewDatesJob(name), clock())
  while (await runNextJob(db, selection, notify, clock)) {}
}

/**
 * Queues one mail for each subscriber of a site. The mail lists all matching training sessions that this subscriber
 * was not mailed before.
 */
async function notifyAll(db: Db, sites: Sites, site: string | undefined, now: number): Promise<undefined> {
  const isOfSite = site === undefined ? undefined : eq(dateAlert.site, site)
  const alerts = await db
    .select()
    .from(dateAlert)
    .where(and(isNotNull(dateAlert.confirmedAt), isOfSite))
  /** Caches the matching dates, because many alerts have the same request. */
  const datesByRequest = new Map<string, Promise<number[]>>()
  for (const alert of alerts) {
    const audience = audienceOfAlert(sites, alert)
    if (!audience) continue
    const request = dateAlertFilterOf(alert)
    const key = JSON.stringify([alert.site, request])
    const matching = datesByRequest.get(key) ?? findMatchingDates(db, audience, request, now)
    datesByRequest.set(key, matching)
    await notify(db, alert, await matching, now)
  }
}

async function notify(db: Db, alert: AlertRow, matching: readonly number[], now: number): Promise<void> {
  if (matching.length === 0) return
  await db.transaction(async (tx) => {
    const rows = matching.map((classroomId) => ({ alertId: alert.id, classroomId }))
    const rowsAdded = await tx.insert(reportedDate).values(rows).onConflictDoNothing().returning()
    if (rowsAdded.length === 0) return
    const sessions = rowsAdded.map(({ classroomId }) => classroomId)
    const { id, email, site, language } = alert
    await queueMail(tx, {
      ...{ kind: 'newDatesFound', learnerId: null, email, site: { code: site }, language, now },
      data: {
        newDates: { alertId: id, wish: dateAlertFilterOf(alert), token: signAlertEndToken(alert), sessions },
      },
      deduplicationKey: `newDatesFound:${id}:${sessions.join(',')}`,
    })
    await tx
      .update(dateAlert)
      .set({ usedAt: new Date(now) })
      .where(eq(dateAlert.id, id))
  })
}
