import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { classroom, classroomText } from '#server/db/schema/classroom.ts'
import { dateAlert } from '#server/db/schema/date-alert.ts'
import { createRandomName, type Random } from '#server/ports/random.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { consumeProof, type SentProof } from '#server/services/platform/proof/consume-proof.ts'
import { consumeRateLimit } from '#server/services/platform/rate-limit.ts'
import {
  type DateAlertFilter,
  type DateAlertForm,
  dateAlertConfirmationTime,
} from '#src/domain/date-alert/date-alert-filter.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { type AlertRow, signAlertConfirmationToken } from './alert-token.ts'

/**
 * The maximum number of confirmation mails per email address and day, so that nobody can flood another person's
 * mailbox. `window` is in milliseconds.
 */
const mailLimit = { tries: 3, window: 24 * 60 * 60 * 1000 }

export interface AlertInput {
  form: DateAlertForm
  proof: SentProof
  site: string
  language: string
}

/**
 * Returns the English name of a city, given its name in any language. Returns the given name if no training session
 * takes place in such a city.
 */
async function englishCity(db: Db, city: string | null): Promise<string | null> {
  if (city === null) return null
  const localText = alias(classroomText, 'local_text')
  const [row] = await db
    .select({ city: classroomText.city })
    .from(localText)
    .innerJoin(classroomText, and(eq(classroomText.id, localText.id), eq(classroomText.language, 'en')))
    .where(eq(localText.city, city))
    .limit(1)
  return row?.city ?? city
}

/**
 * Returns the date request that a form describes. If the form names a training session, the request is for the
 * training of this session. Returns undefined if the training session doesn't exist.
 */
async function readDateRequest(db: Db, form: DateAlertForm): Promise<DateAlertFilter | undefined> {
  const { certificationId = null, kind = null, classroomId } = form
  const city = await englishCity(db, form.city ?? null)
  if (classroomId === undefined) return { certificationId, kind, training: null, city }
  const [row] = await db
    .select({ certificationId: classroom.certification, name: classroomText.name })
    .from(classroom)
    .innerJoin(classroomText, isItemText(classroomText, classroom.id, 'en'))
    .where(eq(classroom.id, classroomId))
  if (!row) return undefined
  const training = row.certificationId === null ? row.name : null
  return { certificationId: row.certificationId, kind: null, training, city }
}

export const dateAlertFilterOf = ({ certificationId, kind, training, city }: AlertRow): DateAlertFilter => ({
  ...{ certificationId, kind, training, city },
})

/**
 * Stores a request for mails about new dates, and mails a confirmation link to its address; a repeated request sends
 * the link again. Refused as `invalid`, naming the field, if the proof of work is not valid or the training session
 * doesn't exist.
 */
export async function requestDateAlert(
  db: Db,
  { keys, random, now }: { keys: readonly string[]; random: Random; now: number },
  { form, proof, site, language }: AlertInput,
): Promise<true | RefusedResult> {
  return db.transaction(async (tx) => {
    if (!(await consumeProof(tx, keys, 'newDates', proof, now)))
      return refuse('invalid', { fields: ['validateCode'] })
    const request = await readDateRequest(tx, form)
    if (!request) return refuse('invalid', { fields: ['classroomId'] })
    const email = form.email.toLowerCase()
    if (!(await consumeRateLimit(tx, `new dates mail ${email}`, mailLimit, now))) return true
    const at = new Date(now)
    const renewed = { language, askedAt: at }
    const [alert] = await tx
      .insert(dateAlert)
      .values({ ...request, ...renewed, email, site, key: createRandomName(random), usedAt: at })
      .onConflictDoUpdate({
        target: [
          ...[dateAlert.email, dateAlert.site, dateAlert.certificationId, dateAlert.kind],
          ...[dateAlert.training, dateAlert.city],
        ],
        set: renewed,
      })
      .returning()
    if (!alert) throw new Error('A date alert was not stored')
    const token = signAlertConfirmationToken(alert, now + dateAlertConfirmationTime)
    await queueMail(tx, {
      ...{ kind: 'newDatesConfirm', learnerId: null, email, site: { code: site }, language, now },
      ...{ data: { newDates: { alertId: alert.id, wish: request, token } } },
      deduplicationKey: `newDatesConfirm:${alert.id}:${now}`,
    })
    return true
  })
}
