import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { learner } from '#server/db/schema/learner.ts'
import type { SignedInPerson } from '#server/ports/identity.ts'
import { isSameName } from '#src/domain/learner/name-request.ts'
import { isNameReviewRequired, requestProviderName } from '../name-request/request-name.ts'
import type { LearnerRow } from './learner-row.ts'

/**
 * Returns the id of a person's account, and creates the account if needed. A person is identified by issuer and
 * subject, because two people may have the same email address. An account without an issuer is linked to the person
 * if the provider has verified the account's email address. Each sign-in stores the provider's email address, and,
 * until the learner changes the name in the portal, the provider's name. If documents contain the stored name, a new
 * name from the provider becomes a request for a reviewer.
 */
export const findOrCreateLearner = (db: Db, person: SignedInPerson, now: number): Promise<number> =>
  db.transaction(async (tx) => {
    const existing =
      (await findByIdentity(tx, person)) ??
      (person.emailVerified ? await joinByEmail(tx, person, now) : undefined)
    const row = existing ?? (await create(tx, person, now))
    await updateNameFromProvider(tx, row, person, now)
    return row.id
  })

/** Saves the name from the provider, or requests a review of it. The learner's row is already locked. */
async function updateNameFromProvider(
  tx: Db,
  row: LearnerRow,
  person: SignedInPerson,
  now: number,
): Promise<void> {
  const { firstName, lastName } = person
  if (row.namesChangedAt || isSameName(row, person)) return
  if (await isNameReviewRequired(tx, row)) {
    // If the provider sends no name, the stored name stays.
    if (firstName || lastName) await requestProviderName(tx, row.id, { firstName, lastName }, now)
    return
  }
  await tx.update(learner).set({ firstName, lastName }).where(eq(learner.id, row.id))
}

async function findByIdentity(db: Db, person: SignedInPerson): Promise<LearnerRow | undefined> {
  const [row] = await db
    .update(learner)
    .set({ email: person.email })
    .where(and(eq(learner.issuer, person.issuer), eq(learner.subject, person.subject)))
    .returning()
  return row
}

async function joinByEmail(db: Db, person: SignedInPerson, now: number): Promise<LearnerRow | undefined> {
  const hasNoIdentity = isNull(learner.issuer)
  const [candidate] = await db
    .select({ id: learner.id })
    .from(learner)
    .where(and(eq(learner.email, person.email), hasNoIdentity))
    .orderBy(asc(learner.id))
    .limit(1)
    .for('update')
  if (!candidate) return undefined
  const { issuer, subject, email } = person
  const [row] = await db
    .update(learner)
    .set({ email, issuer, subject, movedAt: new Date(now) })
    .where(and(eq(learner.id, candidate.id), hasNoIdentity))
    .returning()
  return row
}

/** Creates the account, or finds the account that a concurrent sign-in has created. */
async function create(db: Db, person: SignedInPerson, now: number): Promise<LearnerRow> {
  const { issuer, subject, email, firstName, lastName } = person
  const [row] = await db
    .insert(learner)
    .values({ issuer, subject, email, firstName, lastName, createdAt: new Date(now) })
    .onConflictDoUpdate({ target: [learner.issuer, learner.subject], set: { email } })
    .returning()
  if (!row) throw new Error('A learner could not be stored')
  return row
}
