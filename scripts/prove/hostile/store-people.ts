import { createHash, randomBytes } from 'node:crypto'
import { openPostgres } from '#server/db/postgres.ts'
import { learner } from '#server/db/schema/learner.ts'
import { session } from '#server/db/schema/session.ts'

/** Stores people with one session each. People with roles are operators. Returns the cookies of the sessions. */
export async function storePeople(url: string, count: number, roles: string[]): Promise<string[]> {
  const database = openPostgres(url)
  const at = new Date()
  const name = roles.length > 0 ? 'operator' : 'learner'
  const people = Array.from({ length: count }, (_, index) => ({
    ...{ email: `hostile-${name}-${index}@demo.test`, firstName: 'Hos', lastName: 'Tile', createdAt: at },
  }))
  const rows = await database.db.insert(learner).values(people).returning({ id: learner.id })
  const tokens = rows.map(({ id }) => ({ id, token: randomBytes(32).toString('base64url') }))
  await database.db.insert(session).values(
    tokens.map(({ id, token }) => ({
      id: createHash('sha256').update(token).digest('base64url'),
      ...{ learnerId: id, tenant: 'main' as const, roles, rolesToldAt: at, seenAt: at },
      expiresAt: new Date(at.getTime() + 12 * 60 * 60 * 1000),
    })),
  )
  await database.close()
  return tokens.map(({ token }) => `session=${token}; signed_in=1`)
}
