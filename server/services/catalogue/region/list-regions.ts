import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { region, regionText } from '#server/db/schema/region.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import type { Territory } from '#src/domain/region/region.ts'

/** Lists the visible regions, in their order. */
export async function listRegions(db: Db, audience: Audience, where?: SQL): Promise<Territory[]> {
  const rows = await db
    .select({ id: region.id, code: region.code, name: regionText.name })
    .from(region)
    .innerJoin(contentItem, isPublishedFor(audience, 'region', region.id))
    .innerJoin(regionText, isItemText(regionText, region.id, audience.language))
    .where(and(where))
    .orderBy(asc(region.position), asc(region.id))
  return rows.map((row) => ({ ...row, regionId: row.id }))
}

/** Returns the ids of the regions whose code is `code`, or that contain the country with this code. */
export async function findRegionIds(db: Db, audience: Audience, code: string): Promise<number[]> {
  const matchesCode = or(eq(region.code, code), sql`${code} = any(${region.countries})`)
  return (await listRegions(db, audience, matchesCode)).map(({ id }) => id)
}
