import { and, asc, eq, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { dateAlert } from '#server/db/schema/date-alert.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import {
  dateAlertConfirmationTime,
  type MyDateAlert,
  unusedAlertLifetime,
} from '#src/domain/date-alert/date-alert-filter.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { type AlertRow, findAlertByToken } from './alert-token.ts'
import { formatDateRequest } from './format-date-request.ts'
import { dateAlertFilterOf } from './request-date-alert.ts'

/** Deletes an alert. If its address was confirmed, mails the address that the alert has ended. */
async function endAlert(db: Db, alert: AlertRow, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [deleted] = await tx.delete(dateAlert).where(eq(dateAlert.id, alert.id)).returning()
    if (!deleted?.confirmedAt) return
    await queueMail(tx, {
      ...{ kind: 'newDatesEnded', learnerId: null, email: deleted.email, site: { code: deleted.site } },
      ...{ language: deleted.language, now, deduplicationKey: `newDatesEnded:${deleted.id}` },
      data: { newDates: { alertId: deleted.id, wish: dateAlertFilterOf(deleted), token: '' } },
    })
  })
}

/** Ends the alert of a token and returns its site and language; undefined for an invalid token. */
export async function endAlertByToken(
  db: Db,
  token: string,
  now: number,
): Promise<Pick<AlertRow, 'site' | 'language'> | undefined> {
  const found = await findAlertByToken(db, token)
  if (found?.purpose !== 'end') return undefined
  await endAlert(db, found.alert, now)
  return found.alert
}

/** Ends an alert of the learner. Refused as `notFound` if there is no such alert. */
export async function endMyAlert(
  db: Db,
  learnerId: number,
  id: number,
  now: number,
): Promise<true | RefusedResult> {
  const isOwn = and(eq(dateAlert.id, id), eq(dateAlert.learnerId, learnerId))
  const [alert] = await db.select().from(dateAlert).where(isOwn)
  if (!alert) return refuse('notFound')
  await endAlert(db, alert, now)
  return true
}

/** Lists the learner's alerts, the oldest first. */
export async function listMyAlerts(db: Db, learnerId: number, language: string): Promise<MyDateAlert[]> {
  const rows = await db
    .select()
    .from(dateAlert)
    .where(eq(dateAlert.learnerId, learnerId))
    .orderBy(asc(dateAlert.id))
  return Promise.all(
    rows.map(async (row) => ({
      ...(await formatDateRequest(db, dateAlertFilterOf(row), language)),
      ...{ id: row.id, confirmed: row.confirmedAt !== null },
    })),
  )
}

/** Deletes the alerts that were not confirmed in time, and the alerts that found no new date for a year. */
export async function purgeAlerts(db: Db, now: number): Promise<void> {
  await db
    .delete(dateAlert)
    .where(
      or(
        and(isNull(dateAlert.confirmedAt), lte(dateAlert.askedAt, new Date(now - dateAlertConfirmationTime))),
        and(isNotNull(dateAlert.confirmedAt), lte(dateAlert.usedAt, new Date(now - unusedAlertLifetime))),
      ),
    )
}
