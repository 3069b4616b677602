import type { Family, Item } from '#src/domain/content-item/families.ts'
import { type Place, routes } from '#src/routes.ts'

type PageUrl<Name extends Family> = (place: Place, item: Item<Name>) => string

const detailUrl =
  (path: (place: Place, id: number) => string) =>
  (place: Place, { id }: { id: number }): string =>
    path(place, id)

function bannerPage(place: Place, { document }: Item<'banner'>): string {
  const kind = document.kind ?? 'hsc'
  if (document.place === 'home') return routes.home(place)
  return document.place === 'overview' ? routes.overview(place, kind) : routes.classrooms(place, kind)
}

/** The page that shows an item, by family. Other families have no page, or a page for signed-in learners only. */
const pages: { [Name in Family]?: PageUrl<Name> } = {
  banner: bannerPage,
  category: (place) => routes.courses(place, 'hsc'),
  certification: detailUrl(routes.certification),
  classroom: detailUrl(routes.classroom),
  comment: routes.home,
  course: detailUrl(routes.course),
  faq: routes.faq,
  homeImage: routes.home,
  news: detailUrl(routes.news),
  practicalExam: detailUrl(routes.practicalExam),
  region: routes.practicalExams,
  topic: detailUrl(routes.topic),
  trainer: routes.trainers,
  trainerPage: routes.trainers,
}

/** Returns the URL of the page of an item, or undefined if the item has no page. */
export const itemUrlOf = (place: Place, item: Item): string | undefined =>
  (pages[item.family] as PageUrl<Family> | undefined)?.(place, item)

const ownPages: readonly Family[] = ['certification', 'classroom', 'course', 'news', 'practicalExam', 'topic']

/** Whether each item of a family has its own page; other items are displayed on pages of the site. */
export const hasOwnPage = (family: Family): boolean => ownPages.includes(family)
