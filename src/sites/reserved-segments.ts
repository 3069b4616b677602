/** The first path segments of the services that the server offers at the root of every host. */
const services = [
  'mobile',
  'api',
  'user',
  '_astro',
  'identity',
  'media',
  'counter',
  'healthz',
  'readyz',
  'dump',
  'desk',
]

/**
 * The first path segments of pages. The site at the root has no prefix, so its paths begin with these segments.
 * Specification 1, section 2.
 */
const pages = [
  ...['certification', 'course', 'classroom', 'topic', 'news', 'faq', 'search', 'trainer', 'vat', 'exam'],
  ...['practical-exam', 'practical-exam-task', 'workshop-seminar', 'educational-video', 'trainer-team'],
  ...['payment', 'my-learning', 'join-us-as-a-trainer', 'cookies-preferences', 'smart-try', 'invitation'],
  ...['exception', 'certificate', 'overview', 'online-video-courses', 'fonts'],
  ...['general-security-certification', 'product-security-certification'],
]

/** The first path segments that are not allowed as a site's prefix. */
export const reservedPrefixes: ReadonlySet<string> = new Set([...services, ...pages])
