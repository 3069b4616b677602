import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { dateAlert, reportedDate } from '#server/db/schema/date-alert.ts'
import { findMatchingDates } from '#server/services/catalogue/classroom/find-matching-dates.ts'
import type { DateRequestText } from '#src/domain/date-alert/date-alert-filter.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { findAlertByToken } from './alert-token.ts'
import { audienceOfAlert } from './audience-of-alert.ts'
import { formatDateRequest } from './format-date-request.ts'
import { dateAlertFilterOf } from './request-date-alert.ts'

interface ConfirmDateAlertInput {
  token: string
  /**
   * The signed-in learner; null for visitors. The link proves access to the mailbox, so the alert is assigned to
   * the learner.
   */
  learnerId: number | null
  sites: Sites
  /** The language of the returned names. */
  language: string
  now: number
}

/**
 * Confirms an alert and returns the date request of the alert. Dates that exist already don't count as new. Refused
 * as `notFound` if there is no such alert.
 */
export async function confirmDateAlert(
  db: Db,
  { token, learnerId, sites, language, now }: ConfirmDateAlertInput,
): Promise<DateRequestText | RefusedResult> {
  const found = await findAlertByToken(db, token)
  if (!found || !(Number(found.purpose) > now)) return refuse('notFound')
  const { alert } = found
  const request = dateAlertFilterOf(alert)
  const audience = audienceOfAlert(sites, alert)
  const existing = audience && !alert.confirmedAt ? await findMatchingDates(db, audience, request, now) : []
  await db.transaction(async (tx) => {
    const at = new Date(now)
    await tx
      .update(dateAlert)
      .set({ confirmedAt: alert.confirmedAt ?? at, usedAt: at, ...(learnerId !== null && { learnerId }) })
      .where(eq(dateAlert.id, alert.id))
    const rows = existing.map((classroomId) => ({ alertId: alert.id, classroomId }))
    if (rows.length > 0) await tx.insert(reportedDate).values(rows).onConflictDoNothing()
  })
  return formatDateRequest(db, request, language)
}
