import { asc, gt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { Family } from '#src/domain/content-item/families.ts'
import { siteFolder } from '#src/sites/load-sites.ts'

export interface ContentChanges {
  rows: { family: Family; id: number; gone: boolean; withdrawn: boolean; own: boolean }[]
  /** The revision of the last row, or `since` when nothing changed. */
  revision: number
}

/**
 * The items that changed after a revision, in the order of revisions, at most `limit`. `gone` marks those
 * that the site does not show, `withdrawn` those of them that it showed in an edition before; `own` those that changed
 * themselves, and not only what their pages show of others.
 */
export async function listChanges(
  db: Db,
  { tenant, site }: Omit<Audience, 'language'>,
  since: number,
  limit: number,
): Promise<ContentChanges> {
  const folder = siteFolder(site)
  const shown = sql<boolean>`${contentItem.state} = 'published' and ${tenant} = any(${contentItem.tenants})
    and (${contentItem.sites} is null or ${folder} = any(${contentItem.sites}))`
  // A select of one table names its columns alone, so those of the two are named here.
  const withdrawn = sql<boolean>`not (${shown}) and exists (
    select from content_edition as before
    where before.family = content_item.family and before.id = content_item.id
      and before.document -> 'audience' -> 'tenants' @> to_jsonb(${tenant}::text)
      and (before.document -> 'audience' -> 'sites' is null
        or before.document -> 'audience' -> 'sites' @> to_jsonb(${folder}::text)))`
  const own = sql<boolean>`${contentItem.changed} > ${since}`
  const { family, id, revision } = contentItem
  const rows = await db
    .select({ family, id, shown, withdrawn, own, revision })
    .from(contentItem)
    .where(gt(contentItem.revision, since))
    .orderBy(asc(contentItem.revision))
    .limit(limit)
  return {
    rows: rows.map(({ revision: _, shown, ...row }) => ({ ...row, gone: !shown })),
    revision: rows.at(-1)?.revision ?? since,
  }
}
