import type { Family } from './families.ts'
import type { Reference } from './reference.ts'

/** A link in a document. A path of the portal leads either to an item or to another page of the portal. */
export interface Link {
  href: string
  /** The item to which a path of the portal leads; absent for other links. */
  reference?: Reference
  /**
   * Whether the link is valid: the path of a page of the portal, or an external URL. The item of the page need not
   * exist.
   */
  isValid: boolean
}

/**
 * The families whose items have pages, by the first segment of their paths, such as `course` in `/course/detail/7`.
 */
const itemPages: Readonly<Record<string, Family>> = {
  course: 'course',
  certification: 'certification',
  news: 'news',
  topic: 'topic',
  classroom: 'classroom',
  'practical-exam': 'practicalExam',
}

/**
 * Matches the paths of the other pages to which content may link, without the site and the language. Specification
 * 1, section 2.
 */
const pages =
  /^\/($|faq$|news$|trainer-team$|join-us-as-a-trainer$|vat$|certificate\/verify$|smart-try$|cookies-preferences$|my-learning($|\?)|practical-exam$|workshop-seminar\/list$|educational-video\/list$|(general|product)-security-certification\/(overview|classroom|online-video-courses)$|(overview|classroom|online-video-courses)\/[a-z-]+$)/

export function parseLink(href: string): Link {
  if (href.startsWith('https://')) return { href, isValid: true }
  const path = href.split('#')[0] as string
  const [, segment = '', key = ''] = /^\/([a-z-]+)\/detail\/([1-9]\d*)$/.exec(path) ?? []
  const family = itemPages[segment]
  return family ? { href, isValid: true, reference: { family, key } } : { href, isValid: pages.test(path) }
}

const inHtml = /<a\s[^>]*href="([^"]*)"/g

/** Returns every link of a document: fields named `link`, and links in its rich texts. */
export function listDocumentLinks(value: unknown, name = ''): Link[] {
  if (typeof value === 'string') {
    if (name === 'link') return [parseLink(value)]
    // Most texts have no link, and this test takes a tenth of the time that matching takes.
    return value.includes('<a')
      ? Array.from(value.matchAll(inHtml), ([, href]) => parseLink(href as string))
      : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    listDocumentLinks(each, Array.isArray(value) ? name : key),
  )
}
