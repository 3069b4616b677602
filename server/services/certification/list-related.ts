import { eq, or, type SQL, sql } from 'drizzle-orm'
import type { Release } from '../../../src/domain/certification/certification.ts'
import type { Db } from '../../db/client.ts'
import { certification } from '../../db/schema/certification.ts'
import type { Audience } from '../content/shown-to.ts'
import { releases } from './releases.ts'

/** What stands under the same release. */
const inFamilyOf = (id: number): SQL => {
  const top = sql`(select coalesce(own.parent, own.id) from ${certification} as own where own.id = ${id})`
  return or(eq(certification.id, top), eq(certification.parent, top)) as SQL
}

/** The release itself where the audience is shown it, else the others of its family, in the order of the list. */
export async function listRelated(db: Db, audience: Audience, id: number): Promise<Release[]> {
  const family = (await releases(db, audience, inFamilyOf(id))).map(({ release }) => release)
  const itself = family.find((release) => release.id === id)
  return itself ? [itself] : family
}
