import type { Certification } from '../domain/certification/certification.ts'
import type { Course } from '../domain/course/course.ts'
import type { News } from '../domain/news/news.ts'
import type { Tenant } from '../sites/site.ts'

/** One object of structured data, as schema.org names its fields. */
export type JsonLd = { '@type': string } & Record<string, unknown>

/** A crumb of the way to a page; `path` is as routes.ts makes it. */
export interface Crumb {
  name: string
  path: string
  /** The name's language, where it is not the page's. */
  lang?: string | undefined
}

/** Data as JSON for a script element: no text in it can end the element. */
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

/** The portal of a brand; `url` is the absolute address of its home page. */
export const organization = (
  { name, contact, brand }: Pick<Tenant, 'name' | 'contact' | 'brand'>,
  origin: string,
  home: string,
): JsonLd => ({
  '@type': 'EducationalOrganization',
  name,
  url: origin + home,
  email: contact,
  logo: `${origin}/favicon-${brand}.svg`,
})

/**
 * A length as ISO 8601 writes it, in whole minutes and at least one.
 * @example isoLength(5100) // 'PT1H25M'
 */
export function isoLength(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `PT${hours ? `${hours}H` : ''}${rest || !hours ? `${rest}M` : ''}`
}

/** The structured data of a course, or a single video, that everybody may learn from without paying. */
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

export const itemList = (
  items: readonly { id: number; name: string }[],
  urlOf: (id: number) => string,
): JsonLd => ({
  '@type': 'ItemList',
  itemListElement: items.map(({ id, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: urlOf(id),
  })),
})

export const newsArticle = (news: News, url: string, publisher: JsonLd, image: string): JsonLd => ({
  '@type': 'NewsArticle',
  headline: news.title,
  description: news.summary,
  datePublished: `${news.date}T00:00:00Z`,
  dateModified: news.modifiedAt,
  image,
  inLanguage: news.language,
  url,
  mainEntityOfPage: url,
  author: publisher,
  publisher,
})

/** The film that introduces a certification, which anybody may see; nothing where there is none. */
export function introduction(certification: Certification, origin: string, image: string): JsonLd[] {
  const { name, summary, video, film } = certification
  if (!video || !film) return []
  return [
    {
      '@type': 'VideoObject',
      name,
      description: summary,
      thumbnailUrl: image,
      uploadDate: film.since,
      duration: `PT${film.seconds}S`,
      contentUrl: origin + video,
      inLanguage: film.language,
      ...(film.transcript && { transcript: film.transcript }),
    },
  ]
}

export const credential = (certification: Certification, url: string, provider: JsonLd): JsonLd => ({
  '@type': 'EducationalOccupationalCredential',
  name: certification.name,
  description: certification.summary,
  credentialCategory: 'certificate',
  ...(certification.level && { educationalLevel: certification.level }),
  validFor: 'P2Y',
  inLanguage: certification.language,
  url,
  recognizedBy: provider,
})
