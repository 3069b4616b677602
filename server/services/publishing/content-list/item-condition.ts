import { and, eq, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { contentDraft, contentEdition, contentItem } from '#server/db/schema/content.ts'
import { contentListing } from '#server/db/schema/content-listing.ts'
import { booleanFilterCondition, filterCondition } from '#server/services/platform/list/filter-condition.ts'
import type { ItemState } from '#src/domain/content-item/edition.ts'
import { type Family, properNameFamilies } from '#src/domain/content-item/families.ts'
import type { PoolUse } from '#src/domain/pool/pool-use.ts'
import { type Sites, siteFolderOf } from '#src/sites/load-sites.ts'

/** The filters of the item list, as in the call `findContentItems`. */
export interface ItemFilters {
  family?: Family | undefined
  state?: ItemState | undefined
  draft?: boolean | undefined
  scheduled?: boolean | undefined
  site?: string | undefined
  missing?: string | undefined
  outdated?: string | undefined
  editor?: string | undefined
  use?: PoolUse | undefined
}

/** Returns the condition that an item matches every filter that is set. */
export const isMatchingItem = (
  { family, state, draft, scheduled, site, missing, outdated, editor, use }: ItemFilters,
  sites: Sites,
): SQL | undefined =>
  and(
    filterCondition([contentListing.family, family], [contentListing.editor, editor]),
    booleanFilterCondition(draft, hasDraft(), sql`not ${hasDraft()}`),
    booleanFilterCondition(scheduled, hasDraft(isScheduled), sql`not ${hasDraft(isScheduled)}`),
    state && hasItem(eq(contentItem.state, state)),
    site === undefined ? undefined : hasItem(siteCondition(site, sites)),
    missing === undefined ? undefined : lacksTexts(missing),
    outdated === undefined ? undefined : sql`coalesce((${textState(outdated)} ->> 'outdated')::int, 0) > 0`,
    use && hasUse(use),
  )

const isScheduled = sql`${contentDraft.publishAt} is not null`

const hasDraft = (condition?: SQL): SQL =>
  sql`exists (select 1 from ${contentDraft} where ${and(
    eq(contentDraft.family, contentListing.family),
    eq(contentDraft.id, contentListing.id),
    condition,
  )})`

/**
 * Returns the condition that an item is a pool with a given use. The draft of the pool decides, or else its last
 * edition.
 */
const hasUse = (use: PoolUse): SQL => {
  const draft = sql`(select ${contentDraft.document} ->> 'use' from ${contentDraft}
    where ${contentDraft.family} = 'pool' and ${contentDraft.id} = ${contentListing.id})`
  const edition = sql`(select ${contentEdition.document} ->> 'use' from ${contentEdition}
    where ${contentEdition.family} = 'pool' and ${contentEdition.id} = ${contentListing.id}
    order by ${contentEdition.edition} desc limit 1)`
  return sql`${contentListing.family} = 'pool' and coalesce(${draft}, ${edition}) = ${use}`
}

const hasItem = (condition: SQL | undefined): SQL =>
  sql`exists (select 1 from ${contentItem} where ${and(
    eq(contentItem.family, contentListing.family),
    eq(contentItem.id, contentListing.id),
    condition,
  )})`

/**
 * Returns the condition that a site shows an item. If this server does not serve the site, the site's tenant is
 * unknown, so only the folder is compared.
 */
function siteCondition(folder: string, { sites }: Sites): SQL | undefined {
  const tenant = sites.find((site) => siteFolderOf(site) === folder)?.tenant
  return and(
    tenant && sql`${tenant} = any(${contentItem.tenants})`,
    or(isNull(contentItem.sites), sql`${folder} = any(${contentItem.sites})`),
  )
}

const textState = (language: string): SQL => sql`(${contentListing.languages} -> ${language})`

/** The condition that the texts of an item have to be translated. */
export const isTranslationRequired: SQL = notInArray(contentListing.family, [...properNameFamilies])

/**
 * Returns the condition that texts of an item, all or some, are missing in a language although the item has to be
 * translated.
 */
const lacksTexts = (language: string): SQL | undefined =>
  language === 'en'
    ? sql`false`
    : and(isTranslationRequired, sql`coalesce((${textState(language)} ->> 'missing')::int, 1) > 0`)
