import { eq, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { Release } from '#src/domain/certification/certification.ts'
import { releases } from './releases.ts'

/** The condition that a certification belongs to the same family of releases as the one with this id. */
const inFamilyOf = (id: number): SQL => {
  const top = sql`(select coalesce(own.parent, own.id) from ${certification} as own where own.id = ${id})`
  return or(eq(certification.id, top), eq(certification.parent, top)) as SQL
}

/**
 * The certification of an id as a list of one release; where the audience is not shown it, the other releases
 * of its family, in the order of the list.
 */
export async function listRelated(db: Db, audience: Audience, id: number): Promise<Release[]> {
  const family = (await releases(db, audience, inFamilyOf(id))).map(({ release }) => release)
  const itself = family.find((release) => release.id === id)
  return itself ? [itself] : family
}
