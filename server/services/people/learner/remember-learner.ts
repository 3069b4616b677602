import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { learner } from '#server/db/schema/learner.ts'
import type { Person } from '#server/ports/identity.ts'

/**
 * The column's new value: the name that the provider sent, or the kept one where the learner changed names in
 * the portal.
 */
const unlessChanged = (came: 'first_name' | 'last_name', kept: AnyPgColumn) =>
  sql`case when ${learner.namesChangedAt} is null then excluded.${sql.identifier(came)} else ${kept} end`

/**
 * Returns the id of a learner who signed on. The learner is created at the first sign-on; names follow the
 * provider until the learner changes them here.
 */
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
