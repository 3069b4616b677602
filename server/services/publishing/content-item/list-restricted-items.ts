import { and, arrayContains, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { Family } from '#src/domain/content-item/families.ts'
import { siteFolderOf } from '#src/sites/load-sites.ts'

/** An item that only some sites of a brand show, with the folders of these sites. */
export interface RestrictedItem {
  family: Family
  id: number
  sites: string[]
}

/** Lists the items of a site that only some sites of its brand show. */
export async function listRestrictedItems(
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
        arrayContains(sites, [siteFolderOf(site)]),
      ),
    )
    .orderBy(family, id)
  return rows.map((row) => ({ ...row, sites: row.sites ?? [] }))
}
