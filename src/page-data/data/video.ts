import type { CourseSummary } from '#src/domain/course/course.ts'
import type { ListPart } from './list-part.ts'

/** The page of the educational videos, with one page of the list; the island loads the other pages. */
export interface VideoListPage extends ListPart {
  family: 'video-list'
  videos: CourseSummary[]
}
