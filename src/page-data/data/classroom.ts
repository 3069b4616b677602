import type { Banner } from '#src/domain/banner/banner.ts'
import type { CertificationVersion } from '#src/domain/certification/certification.ts'
import type { ClassroomSummary } from '#src/domain/classroom/classroom-summary.ts'
import type { CertificationKind } from '#src/domain/course/course.ts'
import type { ListPart } from './list-part.ts'

/** The page of a programme's classrooms, with one page of the list; the island loads the other pages. */
export interface ClassroomListPage extends ListPart {
  family: 'classroom-list'
  kind: CertificationKind
  banner: Banner | null
  classrooms: ClassroomSummary[]
}

/** The page of workshops, seminars and webinars without a certification, with the list's first page. */
export interface WorkshopListPage extends ListPart {
  family: 'workshop-list'
  classrooms: ClassroomSummary[]
}

export interface ClassroomPage {
  family: 'classroom'
  classroom: ClassroomSummary
  /** Whether the organiser has cancelled the session. */
  cancelled: boolean
  /** The description as allow-list HTML. */
  description: string
  /** The language of the description. */
  bodyLanguage: string
  /** The certification that the classroom leads to; null if it leads to none. */
  certification: CertificationVersion | null
}
