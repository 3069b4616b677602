import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { learner } from '../../db/schema/learner.ts'
import type { Person } from '../../ports/identity.ts'

/** The name that came, or the kept one where the learner changed names here. */
const unlessChanged = (came: 'first_name' | 'last_name', kept: AnyPgColumn) =>
  sql`case when ${learner.namesChangedAt} is null then excluded.${sql.identifier(came)} else ${kept} end`

/** The learner's id of a person who signed on: made at the first sign-on, names as the provider says now, until changed here. */
export async function rememberLearner(db: Db, person: Omit<Person, 'roles'>, now: number): Promise<number> {
  const { email, firstName, lastName } = person
  const [row] = await db
    .insert(learner)
    .values({ email, firstName, lastName, createdAt: new Date(now) })
    .onConflictDoUpdate({
      target: learner.email,
      set: {
        firstName: unlessChanged('first_name', learner.firstName),
        lastName: unlessChanged('last_name', learner.lastName),
      },
    })
    .returning({ id: learner.id })
  if (!row) throw new Error('A learner could not be kept')
  return row.id
}
