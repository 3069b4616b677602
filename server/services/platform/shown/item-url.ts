import type { Family, Item } from '#src/domain/content-item/families.ts'
import { type Place, routes } from '#src/routes.ts'

type Shown<Name extends Family> = (place: Place, item: Item<Name>) => string

const ofItem =
  (path: (place: Place, id: number) => string) =>
  (place: Place, { id }: { id: number }): string =>
    path(place, id)

function bannerPage(place: Place, { document }: Item<'banner'>): string {
  const kind = document.kind ?? 'hsc'
  if (document.place === 'home') return routes.home(place)
  return document.place === 'overview' ? routes.overview(place, kind) : routes.classrooms(place, kind)
}

/** The page that shows an item, by family; families without one are shown to learners only, or not at all. */
const pages: { [Name in Family]?: Shown<Name> } = {
  banner: bannerPage,
  category: (place) => routes.courses(place, 'hsc'),
  certification: ofItem(routes.certification),
  classroom: ofItem(routes.classroom),
  comment: routes.home,
  course: ofItem(routes.course),
  faq: routes.faq,
  homeImage: routes.home,
  news: ofItem(routes.news),
  practicalExam: ofItem(routes.practicalExam),
  region: routes.practicalExams,
  topic: ofItem(routes.topic),
  trainer: routes.trainers,
  trainerPage: routes.trainers,
}

/** The URL at which readers find an item; undefined where no page shows it. */
export const itemUrl = (place: Place, item: Item): string | undefined =>
  (pages[item.family] as Shown<Family> | undefined)?.(place, item)
