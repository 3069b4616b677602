import { and, arrayContains, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { contentItem } from '#server/db/schema/content.ts'
import type { Family } from '#src/domain/content-item/families.ts'
import { siteFolder } from '#src/sites/load-sites.ts'
import type { Site, TenantName } from '#src/sites/site.ts'

/** The readers of content: tenant, site and language. Missing translations are shown in English. */
export interface Audience {
  tenant: TenantName
  site: Pick<Site, 'code'>
  language: string
}

/**
 * Returns the condition of a join with `contentItem`: the item of a family with this id is published and
 * visible to the audience.
 * @example db.select().from(news).innerJoin(contentItem, isPublishedFor(audience, 'news', news.id))
 */
export const isPublishedFor = (audience: Omit<Audience, 'language'>, family: Family, id: AnyPgColumn): SQL =>
  and(
    eq(contentItem.family, family),
    eq(contentItem.id, id),
    eq(contentItem.state, 'published'),
    arrayContains(contentItem.tenants, [audience.tenant]),
    or(isNull(contentItem.sites), sql`${siteFolder(audience.site)} = any(${contentItem.sites})`),
  ) as SQL
