import type { CertificationKind } from '#src/domain/course/course.ts'
import { type Place, routes } from '#src/routes.ts'
import type { ListName } from '#src/stores/listing.ts'

const pathOf: Record<Exclude<ListName, 'classroom'>, (place: Place) => string> = {
  video: routes.videos,
  workshop: routes.workshops,
  news: routes.newsList,
  trainer: routes.trainers,
}

/** The address of a list. */
export const addressFor = (list: ListName, place: Place, kind: CertificationKind = 'hsc'): string =>
  list === 'classroom' ? routes.classrooms(place, kind) : pathOf[list](place)
