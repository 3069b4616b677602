import type { Course as CourseData, ItemList, LearningResource } from 'schema-dts'
import type { Course, CourseSummary } from '../domain/course/course.ts'
import type { PortalOrganization } from './json-ld.ts'

/**
 * Returns a length in seconds as an ISO 8601 duration of whole minutes, at least one.
 * @example formatIsoDuration(5100) // 'PT1H25M'
 */
export function formatIsoDuration(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  const [hours, remainder] = [Math.floor(minutes / 60), minutes % 60]
  return `PT${hours ? `${hours}H` : ''}${remainder || !hours ? `${remainder}M` : ''}`
}

/** Returns the structured data of a course or of a single video; both are marked as free of charge. */
export function describeCourse(
  course: Course,
  url: string,
  portal: PortalOrganization,
): Exclude<LearningResource | CourseData, string> {
  const common = {
    name: course.name,
    description: course.summary,
    inLanguage: course.language,
    url,
    isAccessibleForFree: true,
  }
  const timeRequired = formatIsoDuration(course.seconds)
  if (course.contentType === 'video')
    return {
      '@type': 'LearningResource',
      ...common,
      learningResourceType: 'Video',
      timeRequired,
      publisher: portal,
    }
  return {
    '@type': 'Course',
    ...common,
    courseCode: course.code,
    provider: portal,
    teaches: course.outcomes,
    offers: { '@type': 'Offer', category: 'Free' },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: timeRequired },
  }
}

/** Returns the structured data of a list of courses, each with the fields that search engines display. */
export const describeCourseList = (
  courses: readonly Pick<CourseSummary, 'id' | 'name' | 'summary' | 'language'>[],
  urlOf: (id: number) => string,
  provider: PortalOrganization,
): ItemList => ({
  '@type': 'ItemList',
  itemListElement: courses.map(({ id, name, summary, language }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: { '@type': 'Course', name, description: summary, inLanguage: language, url: urlOf(id), provider },
  })),
})
