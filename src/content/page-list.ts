import {
  type CertificationKind,
  type Course,
  certificationKind,
  courseSummary,
} from '../domain/course/course.ts'
import { type Place, placeOf, routes, type Variant } from '../routes.ts'
import type { Site } from '../sites/site.ts'
import { filtersOf } from './course-filters.ts'
import type { Page, PageData } from './page.ts'
import type { Content } from './pull.ts'

/** Courses a page of a list. Specification 1, section 5. */
export const pageSizeOf: Record<Variant, number> = { desktop: 15, mobile: 10 }

/** What a card needs of a course: without the texts that only its own page shows. */
const summaryOf = (course: Course) => courseSummary.parse(course)

const page = (path: string, place: Place, data: PageData): Page => ({ path, place, data })

function courseList(place: Place, kind: CertificationKind, courses: readonly Course[]): Page {
  const ofKind = courses.filter((course) => course.kind === kind)
  const pageSize = pageSizeOf[place.variant]
  return page(routes.courseList(place, kind), place, {
    family: 'course-list',
    kind,
    courses: ofKind.slice(0, pageSize).map(summaryOf),
    total: ofKind.length,
    pageSize,
    filters: filtersOf(ofKind),
  })
}

function pagesOfPlace(place: Place, { courses }: Content): Page[] {
  const all = courses.map((item) => item.course)
  const recommended = courses.filter((item) => item.recommended).map((item) => summaryOf(item.course))
  return [
    page(routes.home(place), place, { family: 'home', recommended }),
    ...certificationKind.options.map((kind) => courseList(place, kind, all)),
    ...all.map((course) => page(routes.course(place, course.id), place, { family: 'course', course })),
    page(routes.notFound(place), place, { family: 'not-found' }),
  ]
}

/** Every page of a site in one language, desktop and mobile twin. */
export const listPages = (site: Site, language: string, content: Content): Page[] =>
  (['desktop', 'mobile'] as const).flatMap((variant) =>
    pagesOfPlace(placeOf(site, language, variant), content),
  )
