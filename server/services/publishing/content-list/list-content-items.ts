import type { Logger } from 'pino'
import type { Db } from '#server/db/client.ts'
import { contentListing, listingSearchText } from '#server/db/schema/content-listing.ts'
import { checkKnownLanguage, checkKnownSite } from '#server/services/platform/list/check-known.ts'
import { loadListPage } from '#server/services/platform/list/load-list-page.ts'
import { listedItem } from '#src/domain/content-item/listed-item.ts'
import type { EditorLimits } from '#src/domain/editor-limits.ts'
import type { ListRequest } from '#src/domain/list/list-page.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { type ItemFilters, isMatchingItem } from './item-condition.ts'
import { createItemReader } from './item-reader.ts'

/**
 * Lists the items of all families, by the time of the last change. Refused as `invalid` for a site or a language
 * that does not exist.
 */
export function listContentItems(
  db: Db,
  log: Pick<Logger, 'error'>,
  sites: Sites,
  {
    query,
    sort = '-changed',
    after,
    limit,
    limits,
    ...filters
  }: ListRequest & ItemFilters & { limits: EditorLimits },
) {
  const refused =
    checkKnownSite('site', filters.site) ??
    checkKnownLanguage(sites, filters.missing, 'missing') ??
    checkKnownLanguage(sites, filters.outdated, 'outdated')
  if (refused) return refused
  const source = {
    ...{ table: contentListing, id: contentListing.item, idKind: 'text' as const },
    sortColumns: { changed: contentListing.changedAt, title: contentListing.title },
    where: isMatchingItem(filters, sites),
    text: listingSearchText(contentListing),
    reader: createItemReader(limits),
  }
  const sorts = { changed: 'instant', title: 'text' } as const
  const list = { name: 'items', row: listedItem, sorts, defaultSort: 'changed', sources: [source] }
  return loadListPage(db, log, list, { query, sort, after, limit })
}
