import type { CourseSummary } from '#src/domain/course/course.ts'
import type { Facet } from '#src/domain/filter/facet.ts'

/** The page of the educational videos with one page of it; the island fetches others. */
export interface VideoListPage {
  family: 'video-list'
  videos: CourseSummary[]
  total: number
  pageSize: number
  /** The number of the page, from 1. */
  page: number
  facets: Facet[]
}
