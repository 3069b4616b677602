import type { Db } from '../../db/client.ts'
import { learner } from '../../db/schema/learner.ts'
import type { Person } from '../../ports/identity.ts'

/** The learner's id of a person who signed on: made at the first sign-on, names as the provider says now. */
export async function rememberLearner(db: Db, person: Omit<Person, 'roles'>, now: number): Promise<number> {
  const { email, firstName, lastName } = person
  const [row] = await db
    .insert(learner)
    .values({ email, firstName, lastName, createdAt: new Date(now) })
    .onConflictDoUpdate({ target: learner.email, set: { firstName, lastName } })
    .returning({ id: learner.id })
  if (!row) throw new Error('A learner could not be kept')
  return row.id
}
