import type { Family } from './families.ts'
import type { Reference } from './reference.ts'

/** A link in a document. A path of the portal either refers to an item or is one of its pages. */
export interface Link {
  href: string
  /** The item that an own path leads to; absent for other links. */
  reference?: Reference
  /**
   * Whether the link leads to a page of the portal, or out of it. Whether the item exists is not known here.
   */
  leads: boolean
}

/**
 * The families whose items have pages, by the first segments of their paths, such as that of
 * `/course/detail/7`.
 */
const itemPages: Readonly<Record<string, Family>> = {
  course: 'course',
  certification: 'certification',
  news: 'news',
  topic: 'topic',
  classroom: 'classroom',
  'practical-exam': 'practicalExam',
}

/** The portal's other pages that content may lead to, without site and language. Specification 1, section 2. */
const pages =
  /^\/($|faq$|news$|trainer-team$|join-us-as-a-trainer$|vat$|certificate\/verify$|smart-try$|cookies-preferences$|my-learning($|\?)|practical-exam$|workshop-seminar\/list$|educational-video\/list$|(general|product)-security-certification\/(overview|classroom|online-video-courses)$|(overview|classroom|online-video-courses)\/[a-z-]+$)/

export function parseLink(href: string): Link {
  if (href.startsWith('https://')) return { href, leads: true }
  const path = href.split('#')[0] as string
  const [, segment = '', key = ''] = /^\/([a-z-]+)\/detail\/([1-9]\d*)$/.exec(path) ?? []
  const family = itemPages[segment]
  return family ? { href, leads: true, reference: { family, key } } : { href, leads: pages.test(path) }
}

const inHtml = /<a\s[^>]*href="([^"]*)"/g

/** Every link of a document: fields named `link`, and those in its rich texts. */
export function listDocumentLinks(value: unknown, name = ''): Link[] {
  if (typeof value === 'string') {
    if (name === 'link') return [parseLink(value)]
    // Most texts have none, and looking for it costs a tenth of matching.
    return value.includes('<a')
      ? Array.from(value.matchAll(inHtml), ([, href]) => parseLink(href as string))
      : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    listDocumentLinks(each, Array.isArray(value) ? name : key),
  )
}
