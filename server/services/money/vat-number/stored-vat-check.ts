import { and, eq, gt, lt, lte } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { vatCheck } from '#server/db/schema/vat-check.ts'
import type { VatCheckResult, VatQuestion } from '#server/ports/vat-check.ts'
import { retentionRules } from '#src/domain/retention.ts'

const minute = 60_000

/**
 * How long each result of a VAT number check is valid, in milliseconds. An unregistered number and an unavailable
 * register are queried again sooner.
 */
export const vatCheckLifetime = {
  confirmed: retentionRules.vatConfirmation.lifetime,
  unknown: 15 * minute,
  unavailable: minute,
}

/** How long one request reserves the query for a VAT number, in milliseconds. It is longer than a query can take. */
const claimTime = 10_000

const rowOf = ({ number, requester }: VatQuestion) =>
  and(eq(vatCheck.number, number), eq(vatCheck.requester, requester))

/** Returns the stored result for a VAT number, if the result is still valid at an instant; otherwise undefined. */
export async function findVatCheckResult(
  db: Db,
  question: VatQuestion,
  now: number,
): Promise<VatCheckResult | undefined> {
  const isValid = and(rowOf(question), gt(vatCheck.validUntil, new Date(now)))
  const [row] = await db.select().from(vatCheck).where(isValid)
  if (!row?.state) return undefined
  if (row.state !== 'confirmed') return { state: row.state }
  const { consultation, answeredAt } = row
  return consultation !== null && answeredAt !== null
    ? { state: 'confirmed', consultation, at: answeredAt.getTime() }
    : undefined
}

/**
 * How long after the expiry of a VAT check's result an order may still rely on it, in milliseconds. The result was
 * valid when the order was quoted.
 */
const orderingTime = 60 * minute

/**
 * Returns the last result for a VAT number on which an order may rely; undefined if there is no result, or if the
 * VAT doesn't depend on a number.
 */
export const findLastVatCheck = async (
  db: Db,
  question: VatQuestion | null,
  now: number,
): Promise<VatCheckResult | undefined> =>
  question ? findVatCheckResult(db, question, now - orderingTime) : undefined

/**
 * Reserves the query for a VAT number; returns false if another request has reserved it or a valid result exists.
 */
export async function claimVatQuestion(db: Db, question: VatQuestion, now: number): Promise<boolean> {
  const [at, until] = [new Date(now), new Date(now + claimTime)]
  const claimed = await db
    .insert(vatCheck)
    .values({ ...question, validUntil: at, askedUntil: until })
    .onConflictDoUpdate({
      target: [vatCheck.number, vatCheck.requester],
      set: { askedUntil: until },
      setWhere: and(lte(vatCheck.validUntil, at), lte(vatCheck.askedUntil, at)),
    })
    .returning({ number: vatCheck.number })
  return claimed.length > 0
}

/** Stores the result for a VAT number, and allows a new query once the result expires. */
export async function storeVatCheckResult(
  db: Db,
  question: VatQuestion,
  result: VatCheckResult,
  now: number,
): Promise<void> {
  const { state } = result
  const isConfirmed = state === 'confirmed'
  await db
    .update(vatCheck)
    .set({
      state,
      consultation: isConfirmed ? result.consultation : null,
      answeredAt: new Date(isConfirmed ? result.at : now),
      validUntil: new Date(now + vatCheckLifetime[state]),
      askedUntil: new Date(now),
    })
    .where(rowOf(question))
}

/** Deletes the results of VAT number checks that expired more than a day ago. */
export async function deleteExpiredVatChecks(db: Db, now: number): Promise<void> {
  await db.delete(vatCheck).where(lt(vatCheck.validUntil, new Date(now - 24 * 60 * minute)))
}
