import { and, eq, gt, lt, lte } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { vatCheck } from '#server/db/schema/vat-check.ts'
import type { VatAnswer, VatQuestion } from '#server/ports/vat-check.ts'

const minute = 60_000

/** For how long an answer counts, in milliseconds. A number that is not registered yet, or a register that is away, is asked about again soon. */
export const answerLifetime = { confirmed: 30 * 24 * 60 * minute, unknown: 15 * minute, unavailable: minute }

/** How long nobody else asks while one does, in milliseconds: longer than a question may take. */
const askingTime = 10_000

const rowOf = ({ number, requester }: VatQuestion) =>
  and(eq(vatCheck.number, number), eq(vatCheck.requester, requester))

/** The stored answer about a number that still counts at an instant; undefined without one. */
export async function findVatAnswer(
  db: Db,
  question: VatQuestion,
  now: number,
): Promise<VatAnswer | undefined> {
  const valid = and(rowOf(question), gt(vatCheck.validUntil, new Date(now)))
  const [row] = await db.select().from(vatCheck).where(valid)
  if (!row?.state) return undefined
  if (row.state !== 'confirmed') return { state: row.state }
  const { consultation, answeredAt } = row
  return consultation !== null && answeredAt !== null
    ? { state: 'confirmed', consultation, at: answeredAt.getTime() }
    : undefined
}

/** How long an order may still be placed on an answer that counts no longer, in milliseconds: its quote was made while it did. */
const orderingTime = 60 * minute

/** The last answer about a number by which an order may be placed; undefined without one, or where no number decides. */
export const lastVatAnswer = async (
  db: Db,
  question: VatQuestion | null,
  now: number,
): Promise<VatAnswer | undefined> => (question ? findVatAnswer(db, question, now - orderingTime) : undefined)

/** Takes the right to ask about a number; false where another server or request has it, or has just been answered. */
export async function claimVatQuestion(db: Db, question: VatQuestion, now: number): Promise<boolean> {
  const [asked, until] = [new Date(now), new Date(now + askingTime)]
  const claimed = await db
    .insert(vatCheck)
    .values({ ...question, validUntil: asked, askedUntil: until })
    .onConflictDoUpdate({
      target: [vatCheck.number, vatCheck.requester],
      set: { askedUntil: until },
      setWhere: and(lte(vatCheck.validUntil, asked), lte(vatCheck.askedUntil, asked)),
    })
    .returning({ number: vatCheck.number })
  return claimed.length > 0
}

/** Stores the answer about a number, and lets others ask once it no longer counts. */
export async function storeVatAnswer(
  db: Db,
  question: VatQuestion,
  answer: VatAnswer,
  now: number,
): Promise<void> {
  const { state } = answer
  const confirmed = state === 'confirmed'
  await db
    .update(vatCheck)
    .set({
      state,
      consultation: confirmed ? answer.consultation : null,
      answeredAt: new Date(confirmed ? answer.at : now),
      validUntil: new Date(now + answerLifetime[state]),
      askedUntil: new Date(now),
    })
    .where(rowOf(question))
}

/** Deletes answers that count no longer. */
export async function deleteExpiredVatChecks(db: Db, now: number): Promise<void> {
  await db.delete(vatCheck).where(lt(vatCheck.validUntil, new Date(now - 24 * 60 * minute)))
}
