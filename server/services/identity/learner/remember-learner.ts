import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { learner } from '#server/db/schema/learner.ts'
import type { SignedOnPerson } from '#server/ports/identity.ts'
import { isSameName } from '#src/domain/learner/name-request.ts'
import { mustWait, requestProviderName } from '../name-request/request-name.ts'
import type { LearnerRow } from './learner-row.ts'

/**
 * Returns the id of the learner that a person is. A person is (issuer, subject): whoever else has the address, now or later, is somebody
 * else. An account that has neither yet is joined by an address that the provider has verified; else a new one is made.
 * The address follows the provider, names do until the learner changes them here; once documents carry the name, a new one from
 * the provider becomes a request for a reviewer.
 */
export const rememberLearner = (db: Db, person: SignedOnPerson, now: number): Promise<number> =>
  db.transaction(async (tx) => {
    const found = (await known(tx, person)) ?? (person.emailVerified ? await joined(tx, person) : undefined)
    const row = found ?? (await made(tx, person, now))
    await followName(tx, row, person, now)
    return row.id
  })

/** Takes over the name that the provider sent, or requests it. The learner's row is locked by then. */
async function followName(tx: Db, row: LearnerRow, person: SignedOnPerson, now: number): Promise<void> {
  const { firstName, lastName } = person
  if (row.namesChangedAt || isSameName(row, person)) return
  if (await mustWait(tx, row)) {
    // A provider that sends no name at all has no opinion of it.
    if (firstName || lastName) await requestProviderName(tx, row.id, { firstName, lastName }, now)
    return
  }
  await tx.update(learner).set({ firstName, lastName }).where(eq(learner.id, row.id))
}

async function known(db: Db, person: SignedOnPerson): Promise<LearnerRow | undefined> {
  const [row] = await db
    .update(learner)
    .set({ email: person.email })
    .where(and(eq(learner.issuer, person.issuer), eq(learner.subject, person.subject)))
    .returning()
  return row
}

async function joined(db: Db, person: SignedOnPerson): Promise<LearnerRow | undefined> {
  const free = isNull(learner.issuer)
  const [older] = await db
    .select({ id: learner.id })
    .from(learner)
    .where(and(eq(learner.email, person.email), free))
    .orderBy(asc(learner.id))
    .limit(1)
    .for('update')
  if (!older) return undefined
  const { issuer, subject, email } = person
  const [row] = await db
    .update(learner)
    .set({ email, issuer, subject })
    .where(and(eq(learner.id, older.id), free))
    .returning()
  return row
}

/** Makes the account, or finds the one that a sign-on at the same moment has made. */
async function made(db: Db, person: SignedOnPerson, now: number): Promise<LearnerRow> {
  const { issuer, subject, email, firstName, lastName } = person
  const [row] = await db
    .insert(learner)
    .values({ issuer, subject, email, firstName, lastName, createdAt: new Date(now) })
    .onConflictDoUpdate({ target: [learner.issuer, learner.subject], set: { email } })
    .returning()
  if (!row) throw new Error('A learner could not be stored')
  return row
}
