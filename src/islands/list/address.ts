import type { CertificationKind } from '#src/domain/course/course.ts'
import { type Place, routes } from '#src/routes.ts'
import type { ListName } from '#src/stores/listed.ts'

const pathOf: Record<ListName, (place: Place, kind: CertificationKind) => string> = {
  course: routes.courses,
  video: routes.videos,
  classroom: routes.classrooms,
  workshop: routes.workshops,
  practicalExam: routes.practicalExams,
  news: routes.newsList,
  trainer: routes.trainers,
}

/** The address of a list. */
export const addressFor = (list: ListName, place: Place, kind: CertificationKind = 'hsc'): string =>
  pathOf[list](place, kind)
