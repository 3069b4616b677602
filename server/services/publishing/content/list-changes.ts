import { asc, gt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import type { Audience } from '#server/services/ground/shown/shown-to.ts'
import type { Family } from '#src/domain/content/families.ts'
import { siteFolder } from '#src/sites/load-sites.ts'

export interface ContentChanges {
  rows: { family: Family; id: number; gone: boolean; own: boolean }[]
  /** The revision of the last row, or `since` when nothing changed. */
  revision: number
}

/**
 * The items that changed after a revision, in the order of revisions, at most `limit`. `gone` marks those
 * that the site does not show; `own` those that changed themselves, and not only what their pages show of
 * others.
 */
export async function listChanges(
  db: Db,
  { tenant, site }: Omit<Audience, 'language'>,
  since: number,
  limit: number,
): Promise<ContentChanges> {
  const shown = sql<boolean>`${contentItem.state} = 'published' and ${tenant} = any(${contentItem.tenants})
    and (${contentItem.sites} is null or ${siteFolder(site)} = any(${contentItem.sites}))`
  const own = sql<boolean>`${contentItem.changed} > ${since}`
  const rows = await db
    .select({ family: contentItem.family, id: contentItem.id, shown, own, revision: contentItem.revision })
    .from(contentItem)
    .where(gt(contentItem.revision, since))
    .orderBy(asc(contentItem.revision))
    .limit(limit)
  return {
    rows: rows.map(({ family, id, shown, own }) => ({ family, id, gone: !shown, own })),
    revision: rows.at(-1)?.revision ?? since,
  }
}
