import { getComments } from '#src/contract/catalogue/comment.ts'
import { findCourses } from '#src/contract/catalogue/course.ts'
import { getPublishedCourses } from '#src/contract/publishing/published.ts'
import type { Comment } from '#src/domain/comment/comment.ts'
import { type CertificationKind, certificationKind } from '#src/domain/course/course.ts'
import type { PublishedCourse } from '#src/domain/course/published-course.ts'
import { maxPublishedRows } from '#src/domain/published-list.ts'
import { routes } from '#src/routes.ts'
import { type ContentSource, placesOf, unwrapResult } from '../content-source.ts'
import type { CoursePage } from '../data/course.ts'
import { localizeLinks } from '../localize-links.ts'
import type { SitePage } from '../page.ts'
import { buildListPages } from './build-list-pages.ts'
import type { FixedPageMaker } from './fixed-page-maker.ts'
import type { ItemPageMaker } from './item-page-maker.ts'

export const courseListPages: FixedPageMaker = {
  shows: ['course', 'category'],
  pages: async (source) =>
    (await Promise.all(certificationKind.options.map((kind) => buildLists(source, kind)))).flat(),
}

/** Builds the course list of a kind, desktop and mobile, from one request. */
async function buildLists(source: ContentSource, kind: CertificationKind): Promise<SitePage[]> {
  const { api } = source
  const found = await unwrapResult(api.call(findCourses, { kind, pageSize: maxPublishedRows }))
  return placesOf(source).flatMap((place) =>
    buildListPages(
      place,
      (at) => routes.courses(at, kind),
      found,
      ({ rows: courses, ...part }) => ({ family: 'course-list', kind, courses, ...part }),
    ),
  )
}

type CourseData = Omit<CoursePage, 'family'>

/** Returns the first quotation about a course or, if there is none, about a certification that includes it. */
const voicesOf = (comments: readonly Comment[], { course, certifications }: PublishedCourse): Comment[] => {
  const aboutCourse = comments.filter(({ courseId }) => courseId === course.id)
  const aboutCertifications = comments.filter((each) =>
    certifications.some(({ id }) => id === each.certificationId),
  )
  return [...aboutCourse, ...aboutCertifications.filter(({ courseId }) => courseId === null)].slice(0, 1)
}

/** The pages of courses and videos. */
export const coursePages: ItemPageMaker<CourseData> = {
  path: routes.course,
  async read({ api }, ids) {
    const [courses, comments] = await Promise.all([
      unwrapResult(api.call(getPublishedCourses, { ids: [...ids] })),
      unwrapResult(api.call(getComments, {})),
    ])
    return courses.map((found) => ({ ...found, voices: voicesOf(comments, found) }))
  },
  pages: (source, { course, ...parts }) =>
    placesOf(source).map((place) => {
      const description = localizeLinks(place, course.description)
      return {
        path: routes.course(place, course.id),
        place,
        data: { family: 'course', course: { ...course, description }, ...parts },
      }
    }),
}
