import { type PortalPage, portalPages } from '#src/domain/search/portal-pages.ts'
import type { SearchResultType } from '#src/domain/search/search-result.ts'
import { type Place, routes } from '#src/routes.ts'

/**
 * The routes of the pages in the search that do not show an item. Most of these pages have the name of their route.
 */
const listPageUrl: Record<PortalPage, (place: Place) => string> = {
  ...routes,
  account: routes.preferences,
  certifications: (place) => routes.overview(place, 'hsc'),
  courses: (place) => routes.courses(place, 'hsc'),
  classrooms: (place) => routes.classrooms(place, 'hsc'),
}

const addressByType: Record<SearchResultType, (place: Place, id: number) => string> = {
  certification: routes.certification,
  course: routes.course,
  video: routes.course,
  classroom: routes.classroom,
  practicalExam: routes.practicalExam,
  topic: routes.topic,
  trainer: (place, id) => `${routes.trainers(place)}#trainer-${id}`,
  news: routes.news,
  faq: (place, id) => `${routes.faq(place)}#question-${id}`,
  page: (place, id) => listPageUrl[portalPages[id] as PortalPage](place),
}

/** Returns the URL of a search result. */
export const searchResultUrl = (place: Place, { type, id }: { type: SearchResultType; id: number }): string =>
  addressByType[type](place, id)
