import type { CertificationKind } from '../domain/course/course.ts'
import type { Filter, FilterValues } from '../domain/filter/facet.ts'
import { filtersByList, type ListName } from '../domain/filter/list-items.ts'
import { type Place, routes } from '../routes.ts'
import { formatFilterQuery, parseFilters, parsePage } from './filter.ts'

/** The chosen filters of a list, and the page number, starting at 1. */
export interface ListingQuery {
  chosen: Readonly<FilterValues>
  page: number
}

const pathOf: Record<ListName, (place: Place, kind: CertificationKind) => string> = {
  course: routes.courses,
  video: routes.videos,
  classroom: routes.classrooms,
  workshop: routes.workshops,
  practicalExam: routes.practicalExams,
  news: routes.newsList,
  trainer: routes.trainers,
}

/** Returns the path of a list. */
export const pathOfList = (list: ListName, place: Place, kind: CertificationKind = 'hsc'): string =>
  pathOf[list](place, kind)

/** Returns the chosen filters and the page of a list in a URL. */
export const parseListingQuery = (url: URLSearchParams, list: ListName): ListingQuery => ({
  chosen: parseFilters<Filter>(url, filtersByList[list]),
  page: parsePage(url),
})

export const formatListingQuery = ({ chosen, page }: ListingQuery): string => formatFilterQuery(chosen, page)
