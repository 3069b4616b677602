import { asc, gt, sql } from 'drizzle-orm'
import type { Family } from '../../../src/domain/content/families.ts'
import { siteFolder } from '../../../src/sites/load-sites.ts'
import type { Db } from '../../db/client.ts'
import { contentItem } from '../../db/schema/content.ts'
import type { Audience } from './shown-to.ts'

export interface ContentChanges {
  rows: { family: Family; id: number; gone: boolean; own: boolean }[]
  /** That of the last row, or `since` when nothing changed. */
  revision: number
}

/**
 * Everything that changed after a revision, in the order of the revisions, at most `limit`; `gone` for a site that does not
 * show it, `own` where it changed itself, and not only what its pages show of others.
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
