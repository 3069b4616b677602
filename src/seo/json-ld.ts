import type { Course, CourseSummary } from '../domain/course/course.ts'

/** One object of structured data, as schema.org names its fields. */
export type JsonLd = { '@type': string } & Record<string, unknown>

/** A step of the way to a page; the path as routes.ts makes it. */
export interface Crumb {
  name: string
  path: string
  /** The name's language, where it is not the page's. */
  lang?: string | undefined
}

/** JSON for a script element: no text can end the element. */
export const jsonForScript = (data: JsonLd): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')

export const breadcrumbList = (trail: readonly Crumb[], origin: string): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
})

export const organization = (name: string, url: string, email: string): JsonLd => ({
  '@type': 'EducationalOrganization',
  name,
  url,
  email,
})

/** PT1H25M: a length as ISO 8601 writes it, in whole minutes and at least one. */
export function isoLength(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `PT${hours ? `${hours}H` : ''}${rest || !hours ? `${rest}M` : ''}`
}

/** A course, or a single video, that everybody may learn from without paying. */
export function learning(course: Course, url: string, portal: JsonLd): JsonLd {
  const common = {
    name: course.name,
    description: course.summary,
    inLanguage: course.language,
    url,
    isAccessibleForFree: true,
  }
  const timeRequired = isoLength(course.seconds)
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

export const itemList = (courses: readonly CourseSummary[], urlOf: (id: number) => string): JsonLd => ({
  '@type': 'ItemList',
  itemListElement: courses.map(({ id, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: urlOf(id),
  })),
})
