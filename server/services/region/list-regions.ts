import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Territory } from '../../../src/domain/region/region.ts'
import type { Db } from '../../db/client.ts'
import { contentItem } from '../../db/schema/content.ts'
import { region, regionText } from '../../db/schema/region.ts'
import { type Audience, shownTo } from '../content/shown-to.ts'
import { textIn } from '../content/text-in.ts'

/** The regions in their order. */
export async function listRegions(db: Db, audience: Audience, where?: SQL): Promise<Territory[]> {
  const rows = await db
    .select({ id: region.id, code: region.code, name: regionText.name })
    .from(region)
    .innerJoin(contentItem, shownTo(audience, 'region', region.id))
    .innerJoin(regionText, textIn(regionText, region.id, audience.language))
    .where(and(where))
    .orderBy(asc(region.position), asc(region.id))
  return rows.map((row) => ({ ...row, regionId: row.id }))
}

/** The ids of the regions that have a code, or list the country that has it. */
export async function regionIdsOf(db: Db, audience: Audience, code: string): Promise<number[]> {
  const meant = or(eq(region.code, code), sql`${code} = any(${region.countries})`)
  return (await listRegions(db, audience, meant)).map(({ id }) => id)
}
