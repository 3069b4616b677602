import { and, arrayContains, eq, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { contentItem } from '#server/db/schema/content.ts'
import type { Family } from '#src/domain/content-item/families.ts'
import { siteFolderOf } from '#src/sites/load-sites.ts'
import type { Site, TenantName } from '#src/sites/site.ts'

/** The audience of content: tenant, site and language. Missing translations are replaced by English. */
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
  publishedCondition(
    family,
    id,
    arrayContains(contentItem.tenants, [audience.tenant]),
    siteFolderOf(audience.site),
  )

/**
 * Returns the condition of `isPublishedFor` with placeholders, for a prepared query that is executed with
 * `audienceValues`.
 */
export const isPublishedForPrepared = (family: Family, id: AnyPgColumn): SQL =>
  publishedCondition(
    family,
    id,
    sql`${contentItem.tenants} @> ${sql.param(sql.placeholder('tenants'), contentItem.tenants)}`,
    sql.placeholder('siteFolder'),
  )

/** Returns the values for the placeholders of `isPublishedForPrepared`. */
export const audienceValues = ({ tenant, site }: Omit<Audience, 'language'>) => ({
  tenants: [tenant],
  siteFolder: siteFolderOf(site),
})

const publishedCondition = (
  family: Family,
  id: AnyPgColumn,
  forTenant: SQL,
  folder: string | Placeholder,
): SQL =>
  and(
    eq(contentItem.family, family),
    eq(contentItem.id, id),
    eq(contentItem.state, 'published'),
    forTenant,
    or(isNull(contentItem.sites), sql`${folder} = any(${contentItem.sites})`),
  ) as SQL
