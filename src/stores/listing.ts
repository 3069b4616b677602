import type { CertificationKind } from '../domain/course/course.ts'
import type { Chosen, Facet, Filter } from '../domain/filter/facet.ts'
import { addressOfPage, chosenIn, pageIn, queryOf } from '../query/filter.ts'
import { findListed } from './find-listed.ts'
import { createList, type Results, type Rows } from './list.ts'
import type { Listed, ListName } from './listed.ts'

/** What is chosen of the filters of a list, with the page from 1. */
export interface ListingQuery {
  chosen: Readonly<Chosen>
  page: number
}

/** A list of a page: its name, its address and the size of its pages. */
export interface Listing {
  list: ListName
  /** The kind of certifications; only the lists of what belongs to certifications have one. */
  kind?: CertificationKind
  pageSize: number
  address: string
}

/** A page of a list, with what each filter offers. */
export interface Faceted extends Rows<Listed[ListName]> {
  facets: readonly Facet[]
}
export type Listings = Results<Listed[ListName], Faceted>

/** The filters of each list, in the order in which they stand. Specification 1, section 2. */
export const filtersOf = {
  course: ['keyword', 'certificationType', 'subtype', 'requirement', 'language', 'version'],
  video: ['keyword', 'productLine', 'videoType', 'videoOf', 'language'],
  classroom: ['certificationType', 'regionId', 'city', 'month', 'mode', 'language'],
  workshop: ['keyword', 'regionId', 'city', 'month', 'mode', 'language'],
  practicalExam: ['regionId', 'month'],
  news: ['subject', 'year'],
  trainer: ['subject', 'language', 'regionId'],
} as const satisfies Record<ListName, readonly Filter[]>

const read = (url: URLSearchParams, { list }: Listing): ListingQuery => ({
  chosen: chosenIn<Filter>(url, filtersOf[list]),
  page: pageIn(url),
})

const write = ({ chosen, page }: ListingQuery): string => queryOf(chosen, page)

/** The list of the page, whatever it lists. */
export const listing = createList<ListingQuery, Listed[ListName], Listing, Faceted>({
  empty: { chosen: {}, page: 1 },
  read,
  write,
  find: findListed,
})

/** The URL of a page of the list. */
export const addressOf = ({ address, pageSize }: Listing, { chosen, page }: ListingQuery): string =>
  addressOfPage(address, chosen, page, pageSize)
