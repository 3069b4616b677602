import { asc } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { contentItem } from '../../db/schema/content.ts'
import { region, regionText } from '../../db/schema/region.ts'
import { type Audience, shownTo } from '../content/shown-to.ts'
import { textIn } from '../content/text-in.ts'

export interface NamedRegion {
  id: number
  name: string
}

/** Tells the regions that a country belongs to, in the order of regions. */
export type RegionFinder = (country: string) => NamedRegion[]

export async function regionsOf(db: Db, audience: Audience): Promise<RegionFinder> {
  const rows = await db
    .select({ id: region.id, name: regionText.name, countries: region.countries })
    .from(region)
    .innerJoin(contentItem, shownTo(audience, 'region', region.id))
    .innerJoin(regionText, textIn(regionText, region.id, audience.language))
    .orderBy(asc(region.position), asc(region.id))
  return (country) =>
    rows.filter(({ countries }) => countries.includes(country)).map(({ id, name }) => ({ id, name }))
}
