import type { Category, CourseSummary } from '#src/domain/course/course.ts'

/** The page of the educational videos with the list's first page; the island fetches the others. */
export interface VideoListPage {
  family: 'video-list'
  videos: CourseSummary[]
  total: number
  pageSize: number
  /** The choices of the list's filters: slugs and languages that occur. */
  filters: { productLines: Category[]; videoTypes: Category[]; languages: string[] }
}
