import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { learner } from '#server/db/schema/learner.ts'
import type { Person } from '#server/ports/identity.ts'

/** The name that the provider sent, or the kept one where the learner changed names in the portal. */
const unlessChanged = (came: string, kept: AnyPgColumn) =>
  sql`case when ${learner.namesChangedAt} is null then ${came} else ${kept} end`

/** What follows the provider at each sign-on. */
const following = ({ email, firstName, lastName }: Person) => ({
  email,
  firstName: unlessChanged(firstName, learner.firstName),
  lastName: unlessChanged(lastName, learner.lastName),
})

/**
 * Returns the id of the learner that a person is. A person is (issuer, subject): whoever else has the address, now or later, is somebody
 * else. An account that has neither yet is joined by an address that the provider has verified; else a new one is made.
 * The address follows the provider, names do until the learner changes them here.
 */
export const rememberLearner = (db: Db, person: Person, now: number): Promise<number> =>
  db.transaction(async (tx) => {
    const found = (await known(tx, person)) ?? (person.emailVerified ? await joined(tx, person) : undefined)
    return found ?? made(tx, person, now)
  })

async function known(db: Db, person: Person): Promise<number | undefined> {
  const [row] = await db
    .update(learner)
    .set(following(person))
    .where(and(eq(learner.issuer, person.issuer), eq(learner.subject, person.subject)))
    .returning({ id: learner.id })
  return row?.id
}

async function joined(db: Db, person: Person): Promise<number | undefined> {
  const free = isNull(learner.issuer)
  const [older] = await db
    .select({ id: learner.id })
    .from(learner)
    .where(and(eq(learner.email, person.email), free))
    .orderBy(asc(learner.id))
    .limit(1)
    .for('update')
  if (!older) return undefined
  const { issuer, subject } = person
  const [row] = await db
    .update(learner)
    .set({ ...following(person), issuer, subject })
    .where(and(eq(learner.id, older.id), free))
    .returning({ id: learner.id })
  return row?.id
}

/** Makes the account, or finds the one that a sign-on at the same moment has made. */
async function made(db: Db, person: Person, now: number): Promise<number> {
  const { issuer, subject, email, firstName, lastName } = person
  const [row] = await db
    .insert(learner)
    .values({ issuer, subject, email, firstName, lastName, createdAt: new Date(now) })
    .onConflictDoUpdate({ target: [learner.issuer, learner.subject], set: following(person) })
    .returning({ id: learner.id })
  if (!row) throw new Error('A learner could not be kept')
  return row.id
}
