import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { dateAlert, toldDate } from '#server/db/schema/date-alert.ts'
import { findMatchingDates } from '#server/services/catalogue/classroom/find-matching-dates.ts'
import type { WishInWords } from '#src/domain/date-alert/date-request.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { wishOfRow } from './ask-for-dates.ts'
import { audienceOf } from './audience-of.ts'
import { formatDateRequest } from './format-date-request.ts'
import { alertOfToken } from './token.ts'

interface Confirming {
  token: string
  /** The learner who is signed in: whoever has the link reads the address, so that it becomes theirs. */
  learnerId: number | null
  sites: Sites
  /** The language in which the answer names what is told of. */
  language: string
  now: number
}

/** Says yes for an address. The dates that are there already are no new ones. Refused as `notFound`. */
export async function confirmDates(
  db: Db,
  { token, learnerId, sites, language, now }: Confirming,
): Promise<WishInWords | RefusedResult> {
  const found = await alertOfToken(db, token)
  if (!found || !(Number(found.what) > now)) return refuse('notFound')
  const { alert } = found
  const wish = wishOfRow(alert)
  const audience = audienceOf(sites, alert)
  const there = audience && !alert.confirmedAt ? await findMatchingDates(db, audience, wish, now) : []
  await db.transaction(async (tx) => {
    const at = new Date(now)
    await tx
      .update(dateAlert)
      .set({ confirmedAt: alert.confirmedAt ?? at, usedAt: at, ...(learnerId !== null && { learnerId }) })
      .where(eq(dateAlert.id, alert.id))
    const told = there.map((classroomId) => ({ alertId: alert.id, classroomId }))
    if (told.length > 0) await tx.insert(toldDate).values(told).onConflictDoNothing()
  })
  return formatDateRequest(db, wish, language)
}
