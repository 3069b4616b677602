import { ownPages } from '#src/domain/search/own-pages.ts'
import type { FoundType } from '#src/domain/search/search-find.ts'
import { type Place, routes } from '#src/routes.ts'

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
  page: (place, id) => routes[ownPages[id] ?? 'home'](place),
}

/** Returns the address of a search result. */
export const searchResultAddress = (place: Place, { type, id }: { type: FoundType; id: number }): string =>
  addressByType[type](place, id)
