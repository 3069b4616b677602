import { and, eq, exists, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { region } from '#server/db/schema/region.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'

/** Returns the condition that a column holds the code of a country in a visible region. */
export const isInRegion = (db: Db, audience: Audience, country: PgColumn, regionId: number): SQL =>
  exists(
    db
      .select({ id: region.id })
      .from(region)
      .innerJoin(contentItem, isPublishedFor(audience, 'region', region.id))
      .where(and(eq(region.id, regionId), sql`${country} = any(${region.countries})`)),
  )
