/** The first path segments of services at the root of every host. */
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

/** The first path segments of pages, which the site at the root has without a prefix. Specification 1, section 2. */
const pages = [
  ...['certification', 'course', 'classroom', 'topic', 'news', 'faq', 'search', 'trainer', 'vat', 'exam'],
  ...['practical-exam', 'practical-exam-task', 'workshop-seminar', 'educational-video', 'trainer-team'],
  ...['payment', 'my-learning', 'join-us-as-a-trainer', 'cookies-preferences', 'smart-try', 'invitation'],
  ...['exception', 'certificate', 'overview', 'online-video-courses', 'fonts'],
  ...['general-security-certification', 'product-security-certification'],
]

/** The first path segments that are not allowed as a site's prefix. */
export const reservedPrefixes: ReadonlySet<string> = new Set([...services, ...pages])
