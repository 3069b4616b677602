import { asc } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { region, regionText } from '#server/db/schema/region.ts'
import { getCachedContent } from '#server/services/platform/content-cache.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'

export interface NamedRegion {
  id: number
  name: string
}

/** Returns the regions that contain a country, in the order of their positions. */
export type RegionFinder = (country: string) => NamedRegion[]

/** Loads the visible regions, and returns the function that finds the regions of a country. */
export const loadRegionFinder = (db: Db, audience: Audience): Promise<RegionFinder> =>
  getCachedContent(db, `regions ${audience.tenant} ${audience.site.code} ${audience.language}`, () =>
    readRegions(db, audience),
  )

async function readRegions(db: Db, audience: Audience): Promise<RegionFinder> {
  const rows = await db
    .select({ id: region.id, name: regionText.name, countries: region.countries })
    .from(region)
    .innerJoin(contentItem, isPublishedFor(audience, 'region', region.id))
    .innerJoin(regionText, isItemText(regionText, region.id, audience.language))
    .orderBy(asc(region.position), asc(region.id))
  return (country) =>
    rows.filter(({ countries }) => countries.includes(country)).map(({ id, name }) => ({ id, name }))
}
