import { and, arrayContains, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Family } from '../../../src/domain/content/families.ts'
import { siteFolder } from '../../../src/sites/load-sites.ts'
import type { Site, TenantName } from '../../../src/sites/site.ts'
import { contentItem } from '../../db/schema/content.ts'

/** Whose content, and in which language: the asked texts where there are some, else the English ones. */
export interface Audience {
  tenant: TenantName
  site: Pick<Site, 'code'>
  language: string
}

/** For a join with contentItem: the published item of a family with an id that the audience is shown. */
export const shownTo = (audience: Omit<Audience, 'language'>, family: Family, id: AnyPgColumn): SQL =>
  and(
    eq(contentItem.family, family),
    eq(contentItem.id, id),
    eq(contentItem.state, 'published'),
    arrayContains(contentItem.tenants, [audience.tenant]),
    or(isNull(contentItem.sites), sql`${siteFolder(audience.site)} = any(${contentItem.sites})`),
  ) as SQL
