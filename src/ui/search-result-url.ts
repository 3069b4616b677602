import { type OwnPage, ownPages } from '#src/domain/search/own-pages.ts'
import type { FoundType } from '#src/domain/search/search-find.ts'
import { type Place, routes } from '#src/routes.ts'

/** The URL of each page of the portal itself: mostly the route of its name. */
const listPageUrl: Record<OwnPage, (place: Place) => string> = {
  ...routes,
  account: routes.preferences,
  certifications: (place) => routes.overview(place, 'hsc'),
  courses: (place) => routes.courses(place, 'hsc'),
  classrooms: (place) => routes.classrooms(place, 'hsc'),
}

const addressByType: Record<FoundType, (place: Place, id: number) => string> = {
  certification: routes.certification,
  course: routes.course,
  video: routes.course,
  classroom: routes.classroom,
  practicalExam: routes.practicalExam,
  topic: routes.topic,
  trainer: (place, id) => `${routes.trainers(place)}#trainer-${id}`,
  news: routes.news,
  faq: (place, id) => `${routes.faq(place)}#question-${id}`,
  page: (place, id) => listPageUrl[ownPages[id] as OwnPage](place),
}

/** Returns the URL of a search result. */
export const searchResultUrl = (place: Place, { type, id }: { type: FoundType; id: number }): string =>
  addressByType[type](place, id)
