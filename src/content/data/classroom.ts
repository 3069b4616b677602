import type { Banner } from '../../domain/banner/banner.ts'
import type { Release, TrainedType } from '../../domain/certification/certification.ts'
import type { ClassroomSummary } from '../../domain/classroom/classroom-summary.ts'
import type { CertificationKind } from '../../domain/course/course.ts'
import type { Territory } from '../../domain/region/region.ts'

/** The first page of a programme's classrooms; the island fetches the others. */
export interface ClassroomListPage {
  family: 'classroom-list'
  kind: CertificationKind
  banner: Banner | null
  classrooms: ClassroomSummary[]
  total: number
  pageSize: number
  /** What the list can be filtered by: certification types of the kind, and regions. */
  types: TrainedType[]
  regions: Territory[]
}

/** The same for workshops, seminars and webinars of no certification. */
export interface WorkshopListPage {
  family: 'workshop-list'
  classrooms: ClassroomSummary[]
  total: number
  pageSize: number
  regions: Territory[]
}

export interface ClassroomPage {
  family: 'classroom'
  classroom: ClassroomSummary
  /** Allow-list HTML. */
  description: string
  /** The certification that it leads to; null where it is of none. */
  certification: Release | null
}
