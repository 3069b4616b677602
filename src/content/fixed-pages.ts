import { findCourses, getCourseFilters, getRecommendedCourses } from '../contract/course.ts'
import { type CertificationKind, certificationKind } from '../domain/course/course.ts'
import { type Place, routes, type Variant } from '../routes.ts'
import type { Page } from './page.ts'
import { answerOf, placesOf, type Source } from './source.ts'

/** Courses a page of a list. Specification 1, section 5. */
export const pageSizeOf: Record<Variant, number> = { desktop: 15, mobile: 10 }

/** The pages that a site has however much content there is: home, the first page of each list, not found. */
export async function fixedPages(source: Source): Promise<Page[]> {
  const places = placesOf(source)
  const recommended = await answerOf(source.api.call(getRecommendedCourses, {}))
  const lists = await Promise.all(certificationKind.options.map((kind) => courseList(source, kind)))
  return places.flatMap((place): Page[] => [
    { path: routes.home(place), place, data: { family: 'home', recommended } },
    ...lists.map((listAt) => listAt(place)),
    { path: routes.notFound(place), place, data: { family: 'not-found' } },
  ])
}

/** The list of a kind at each place: asked once, for the longer of the twins. */
async function courseList({ api }: Source, kind: CertificationKind): Promise<(place: Place) => Page> {
  const { rows, total } = await answerOf(api.call(findCourses, { kind, pageSize: pageSizeOf.desktop }))
  const choices = await answerOf(api.call(getCourseFilters, { kind }))
  const filters = {
    certificationTypes: choices.certificationTypes,
    subtypes: choices.certificationSubTypes,
    languages: choices.languageCompleteList,
    versions: choices.versionLabelList,
  }
  return (place) => {
    const pageSize = pageSizeOf[place.variant]
    const courses = rows.slice(0, pageSize)
    const data = { family: 'course-list' as const, kind, courses, total, pageSize, filters }
    return { path: routes.courseList(place, kind), place, data }
  }
}
