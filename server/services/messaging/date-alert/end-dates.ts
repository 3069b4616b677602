import { and, asc, eq, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { dateAlert } from '#server/db/schema/date-alert.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { confirmLife, type OwnDateAlert, unusedLife } from '#src/domain/date-alert/date-request.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { wishOfRow } from './ask-for-dates.ts'
import { formatDateRequest } from './format-date-request.ts'
import { type AlertRow, alertOfToken } from './token.ts'

/** Ends the mails of an alert, and says so to an address that had asked for them. */
async function end(db: Db, alert: AlertRow, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [gone] = await tx.delete(dateAlert).where(eq(dateAlert.id, alert.id)).returning()
    if (!gone?.confirmedAt) return
    await queueMail(tx, {
      ...{ kind: 'newDatesEnded', learnerId: null, email: gone.email, site: { code: gone.site } },
      ...{ language: gone.language, now, occasion: `newDatesEnded:${gone.id}` },
      data: { newDates: { alertId: gone.id, wish: wishOfRow(gone), token: '' } },
    })
  })
}

/** Ends what a link is for. Answers the folder of its site; undefined where nothing is known of the link. */
export async function endByToken(
  db: Db,
  token: string,
  now: number,
): Promise<Pick<AlertRow, 'site' | 'language'> | undefined> {
  const found = await alertOfToken(db, token)
  if (found?.what !== 'end') return undefined
  await end(db, found.alert, now)
  return found.alert
}

/** Ends one of a learner's own. Refused as `notFound`. */
export async function endOwn(
  db: Db,
  learnerId: number,
  id: number,
  now: number,
): Promise<true | RefusedResult> {
  const own = and(eq(dateAlert.id, id), eq(dateAlert.learnerId, learnerId))
  const [alert] = await db.select().from(dateAlert).where(own)
  if (!alert) return refuse('notFound')
  await end(db, alert, now)
  return true
}

/** Of what a learner asked to be told, the oldest first. */
export async function ownAlerts(db: Db, learnerId: number, language: string): Promise<OwnDateAlert[]> {
  const rows = await db
    .select()
    .from(dateAlert)
    .where(eq(dateAlert.learnerId, learnerId))
    .orderBy(asc(dateAlert.id))
  return Promise.all(
    rows.map(async (row) => ({
      ...(await formatDateRequest(db, wishOfRow(row), language)),
      ...{ id: row.id, confirmed: row.confirmedAt !== null },
    })),
  )
}

/** Forgets the addresses that nobody confirmed in time, and those that nothing came of for a year. */
export async function purgeAlerts(db: Db, now: number): Promise<void> {
  await db
    .delete(dateAlert)
    .where(
      or(
        and(isNull(dateAlert.confirmedAt), lte(dateAlert.askedAt, new Date(now - confirmLife))),
        and(isNotNull(dateAlert.confirmedAt), lte(dateAlert.usedAt, new Date(now - unusedLife))),
      ),
    )
}
