import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { classroom, classroomText } from '#server/db/schema/classroom.ts'
import { dateAlert } from '#server/db/schema/date-alert.ts'
import { type Random, randomName } from '#server/ports/random.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { type SentProof, takeProof } from '#server/services/platform/proof/take-proof.ts'
import { consumeRateLimit } from '#server/services/platform/rate-limit.ts'
import { textOfItem } from '#server/services/platform/shown/text-of-item.ts'
import { confirmLife, type DateAlertForm, type DateRequest } from '#src/domain/date-alert/date-request.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { type AlertRow, confirmToken } from './token.ts'

/** How many questions a day an address gets whether it is theirs: nobody can have somebody else flooded. */
const mailLimit = { tries: 3, window: 24 * 60 * 60 * 1000 }

export interface AlertInput {
  form: DateAlertForm
  proof: SentProof
  site: string
  language: string
}

/** The English name of a city that sessions name so in some language; its own name where none does. */
async function englishCity(db: Db, city: string | null): Promise<string | null> {
  if (city === null) return null
  const said = alias(classroomText, 'said')
  const [row] = await db
    .select({ city: classroomText.city })
    .from(said)
    .innerJoin(classroomText, and(eq(classroomText.id, said.id), eq(classroomText.language, 'en')))
    .where(eq(said.city, city))
    .limit(1)
  return row?.city ?? city
}

/** What a form wishes for: a session stands for the training that it is a date of. Undefined where there is none. */
async function wishOf(db: Db, form: DateAlertForm): Promise<DateRequest | undefined> {
  const { certificationId = null, kind = null, classroomId } = form
  const city = await englishCity(db, form.city ?? null)
  if (classroomId === undefined) return { certificationId, kind, training: null, city }
  const [row] = await db
    .select({ certificationId: classroom.certification, name: classroomText.name })
    .from(classroom)
    .innerJoin(classroomText, textOfItem(classroomText, classroom.id, 'en'))
    .where(eq(classroom.id, classroomId))
  if (!row) return undefined
  const training = row.certificationId === null ? row.name : null
  return { certificationId: row.certificationId, kind: null, training, city }
}

export const wishOfRow = ({ certificationId, kind, training, city }: AlertRow): DateRequest => ({
  ...{ certificationId, kind, training, city },
})

/**
 * Keeps an address that wants to be told of new dates, and asks it whether that is so; asked for again, it is asked again. Refused as
 * `invalid`, naming the proof or the session.
 */
export async function askForDates(
  db: Db,
  { keys, random, now }: { keys: readonly string[]; random: Random; now: number },
  { form, proof, site, language }: AlertInput,
): Promise<true | RefusedResult> {
  return db.transaction(async (tx) => {
    if (!(await takeProof(tx, keys, 'newDates', proof, now)))
      return refuse('invalid', { fields: ['validateCode'] })
    const wish = await wishOf(tx, form)
    if (!wish) return refuse('invalid', { fields: ['classroomId'] })
    const email = form.email.toLowerCase()
    if (!(await consumeRateLimit(tx, `new dates mail ${email}`, mailLimit, now))) return true
    const at = new Date(now)
    const anew = { language, askedAt: at }
    const [alert] = await tx
      .insert(dateAlert)
      .values({ ...wish, ...anew, email, site, key: randomName(random), usedAt: at })
      .onConflictDoUpdate({
        target: [
          ...[dateAlert.email, dateAlert.site, dateAlert.certificationId, dateAlert.kind],
          ...[dateAlert.training, dateAlert.city],
        ],
        set: anew,
      })
      .returning()
    if (!alert) throw new Error('A wish was not kept')
    const token = confirmToken(alert, now + confirmLife)
    await queueMail(tx, {
      ...{ kind: 'newDatesConfirm', learnerId: null, email, site: { code: site }, language, now },
      ...{ data: { newDates: { alertId: alert.id, wish, token } } },
      occasion: `newDatesConfirm:${alert.id}:${now}`,
    })
    return true
  })
}
