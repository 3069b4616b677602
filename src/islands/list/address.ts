import type { CertificationKind } from '../../domain/course/course.ts'
import { type Place, routes } from '../../routes.ts'
import type { ListName } from '../../stores/listing.ts'

const pathOf: Record<Exclude<ListName, 'classroom'>, (place: Place) => string> = {
  video: routes.videos,
  workshop: routes.workshops,
  news: routes.newsList,
  trainer: routes.trainers,
}

/** Where a list stands. */
export const addressFor = (list: ListName, place: Place, kind: CertificationKind = 'hsc'): string =>
  list === 'classroom' ? routes.classrooms(place, kind) : pathOf[list](place)
