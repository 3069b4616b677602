import { and, eq, exists, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { contentItem } from '../../db/schema/content.ts'
import { region } from '../../db/schema/region.ts'
import { type Audience, shownTo } from '../content/shown-to.ts'

/** Whether a country lies in a region that the audience is shown. */
export const inRegion = (db: Db, audience: Audience, country: PgColumn, regionId: number): SQL =>
  exists(
    db
      .select({ id: region.id })
      .from(region)
      .innerJoin(contentItem, shownTo(audience, 'region', region.id))
      .where(and(eq(region.id, regionId), sql`${country} = any(${region.countries})`)),
  )
