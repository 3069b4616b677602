import type { Category, CourseSummary } from '#src/domain/course/course.ts'

/** The page of the educational videos with one page of it; the island fetches others. */
export interface VideoListPage {
  family: 'video-list'
  videos: CourseSummary[]
  total: number
  pageSize: number
  /** The number of the page, from 1. */
  page: number
  /** The choices of the list's filters: slugs and languages that occur. */
  filters: { productLines: Category[]; videoTypes: Category[]; languages: string[] }
}
