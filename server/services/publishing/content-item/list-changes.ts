import { asc, gt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { Family } from '#src/domain/content-item/families.ts'
import { siteFolderOf } from '#src/sites/load-sites.ts'

export interface ContentChanges {
  rows: { family: Family; id: number; gone: boolean; withdrawn: boolean; own: boolean }[]
  /** The revision of the last listed change, or `since` if nothing changed. */
  revision: number
}

/**
 * Lists the items that changed after a revision, by revision, at most `limit`. `gone` marks items that the site does
 * not show. `withdrawn` marks items that the site showed in an earlier edition, but no longer shows. `own` marks
 * items that were changed themselves; the other items only depend on a changed item.
 */
export async function listChanges(
  db: Db,
  { tenant, site }: Omit<Audience, 'language'>,
  since: number,
  limit: number,
): Promise<ContentChanges> {
  const folder = siteFolderOf(site)
  const isShown = sql<boolean>`${contentItem.state} = 'published' and ${tenant} = any(${contentItem.tenants})
    and (${contentItem.sites} is null or ${folder} = any(${contentItem.sites}))`
  // Drizzle omits the table's name in a select from one table, so the columns of the two tables are qualified by
  // hand.
  const withdrawn = sql<boolean>`not (${isShown}) and exists (
    select from content_edition as before
    where before.family = content_item.family and before.id = content_item.id
      and before.document -> 'audience' -> 'tenants' @> to_jsonb(${tenant}::text)
      and (before.document -> 'audience' -> 'sites' is null
        or before.document -> 'audience' -> 'sites' @> to_jsonb(${folder}::text)))`
  const isOwnChange = sql<boolean>`${contentItem.changed} > ${since}`
  const { family, id, revision } = contentItem
  const rows = await db
    .select({ family, id, shown: isShown, withdrawn, own: isOwnChange, revision })
    .from(contentItem)
    .where(gt(contentItem.revision, since))
    .orderBy(asc(contentItem.revision))
    .limit(limit)
  return {
    rows: rows.map(({ revision: _, shown: isShown, ...row }) => ({ ...row, gone: !isShown })),
    revision: rows.at(-1)?.revision ?? since,
  }
}
