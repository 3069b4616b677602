import { eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { dateAlert, toldDate } from '#server/db/schema/date-alert.ts'
import { findMatchingDates } from '#server/services/catalogue/classroom/find-matching-dates.ts'
import { doJob } from '#server/services/platform/job/do-job.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { newDatesJob } from '#src/domain/job/job-name.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { wishOfRow } from './ask-for-dates.ts'
import { audienceOf } from './audience-of.ts'
import { type AlertRow, endToken } from './token.ts'

/** Tells those who wait for new dates, when some were published: one of many servers does it. */
export async function notifyOfNewDates(db: Db, sites: Sites, clock: () => number): Promise<void> {
  await doJob(db, [newDatesJob], () => tellNewDates(db, sites, clock()), clock)
}

/** Mails those who asked for it of the sessions that they were not told of yet: of several at once in one mail, of each once. */
async function tellNewDates(db: Db, sites: Sites, now: number): Promise<undefined> {
  const alerts = await db.select().from(dateAlert).where(isNotNull(dateAlert.confirmedAt))
  /** Many ask for the same: what fits is looked up once. */
  const known = new Map<string, Promise<number[]>>()
  for (const alert of alerts) {
    const audience = audienceOf(sites, alert)
    if (!audience) continue
    const wish = wishOfRow(alert)
    const key = JSON.stringify([alert.site, wish])
    const fitting = known.get(key) ?? findMatchingDates(db, audience, wish, now)
    known.set(key, fitting)
    await tell(db, alert, await fitting, now)
  }
}

async function tell(db: Db, alert: AlertRow, fitting: readonly number[], now: number): Promise<void> {
  if (fitting.length === 0) return
  await db.transaction(async (tx) => {
    const rows = fitting.map((classroomId) => ({ alertId: alert.id, classroomId }))
    const told = await tx.insert(toldDate).values(rows).onConflictDoNothing().returning()
    if (told.length === 0) return
    const sessions = told.map(({ classroomId }) => classroomId)
    const { id, email, site, language } = alert
    await queueMail(tx, {
      ...{ kind: 'newDatesFound', learnerId: null, email, site: { code: site }, language, now },
      data: { newDates: { alertId: id, wish: wishOfRow(alert), token: endToken(alert), sessions } },
      occasion: `newDatesFound:${id}:${sessions.join(',')}`,
    })
    await tx
      .update(dateAlert)
      .set({ usedAt: new Date(now) })
      .where(eq(dateAlert.id, id))
  })
}
