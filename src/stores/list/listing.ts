import { findListPage } from '../../api/find-list-page.ts'
import type { CertificationKind } from '../../domain/course/course.ts'
import type { FacetedPage, ListItems, ListName } from '../../domain/filter/list-items.ts'
import { environment } from '../../environment/environment.ts'
import { listPageUrl } from '../../query/filter.ts'
import { formatListingQuery, type ListingQuery, parseListingQuery } from '../../query/listing.ts'
import { createList, type ListState } from './list.ts'

/** A list of a page: its name, its URL and its page size. */
export interface PageList {
  list: ListName
  /** The kind of certification; set for lists of items that belong to certifications. */
  kind?: CertificationKind
  pageSize: number
  address: string
}

export type ListingOfName = ListState<ListItems[ListName], FacetedPage>

/** The list of the page. */
export const pageList = createList<ListingQuery, ListItems[ListName], PageList, FacetedPage>({
  empty: { chosen: {}, page: 1 },
  read: (url, { list }) => parseListingQuery(url, list),
  write: formatListingQuery,
  find: (query, { list, kind, pageSize }) =>
    findListPage(environment().api, list, { ...query, kind, pageSize }),
})

/** Returns the URL of one page of the list. */
export const listUrlOf = ({ address, pageSize }: PageList, { chosen, page }: ListingQuery): string =>
  listPageUrl(address, chosen, page, pageSize)
