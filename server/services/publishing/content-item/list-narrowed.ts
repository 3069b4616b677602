import { and, arrayContains, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { Family } from '#src/domain/content-item/families.ts'
import { siteFolder } from '#src/sites/load-sites.ts'

/** An item that not all sites of a brand show, with the folders of those that do. */
export interface RestrictedItem {
  family: Family
  id: number
  sites: string[]
}

/** The items of a site that not all sites of its brand show. */
export async function listNarrowed(
  db: Db,
  { tenant, site }: Pick<Audience, 'tenant' | 'site'>,
): Promise<RestrictedItem[]> {
  const { family, id, sites, state, tenants } = contentItem
  const rows = await db
    .select({ family, id, sites })
    .from(contentItem)
    .where(
      and(
        eq(state, 'published'),
        arrayContains(tenants, [tenant]),
        isNotNull(sites),
        arrayContains(sites, [siteFolder(site)]),
      ),
    )
    .orderBy(family, id)
  return rows.map((row) => ({ ...row, sites: row.sites ?? [] }))
}
