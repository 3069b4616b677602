import type { Category, CourseSummary } from '../../domain/course/course.ts'

/** The first page of the educational videos; the island fetches the others. */
export interface VideoListPage {
  family: 'video-list'
  videos: CourseSummary[]
  total: number
  pageSize: number
  /** What the list can be filtered by: slugs and languages that occur. */
  filters: { productLines: Category[]; videoTypes: Category[]; languages: string[] }
}
