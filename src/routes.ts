import type { CertificationKind } from './domain/course/course.ts'
import type { Site, TenantName } from './sites/site.ts'

export type Variant = 'desktop' | 'mobile'

/** Where a page stands: everything that its URLs depend on. Small and serialisable, so that islands get it as a prop. */
export interface Place {
  siteId: number
  prefix: string
  tenant: TenantName
  baseLanguage: string
  language: string
  variant: Variant
}

export const placeOf = (site: Site, language: string, variant: Variant): Place => ({
  siteId: site.siteId,
  prefix: site.prefix,
  tenant: site.tenant,
  baseLanguage: site.languages[0] as string,
  language,
  variant,
})

/** A further language of the site at the root needs its code before the language, so that it can't clash with a prefix. */
function segments(place: Place): string[] {
  const further = place.language !== place.baseLanguage
  const prefix = place.prefix || (further ? 'en' : '')
  return [place.variant === 'mobile' ? 'mobile' : '', prefix, further ? place.language : ''].filter(Boolean)
}

/** The one function that makes every link: no trailing slash, '/' for the root. `path` begins with '/'. */
export function href(place: Place, path: string): string {
  const head = segments(place).join('/')
  const tail = path === '/' ? '' : path
  return (head ? `/${head}${tail}` : tail) || '/'
}

/** The slugs of the certification families. */
const family: Record<CertificationKind, string> = {
  gsc: 'general-security-certification',
  hsc: 'product-security-certification',
}

const familyPages = ['overview', 'classroom', 'online-video-courses'] as const
export type FamilyPage = (typeof familyPages)[number]

/** The main brand puts the family first, the sister brand last. Decisions: "URLs". */
const familyPath = (tenant: TenantName, kind: CertificationKind, page: FamilyPage): string =>
  tenant === 'main' ? `/${family[kind]}/${page}` : `/${page}/${family[kind]}`

const familyAt = (page: FamilyPage) => (place: Place, kind: CertificationKind) =>
  href(place, familyPath(place.tenant, kind, page))

/** A page that stands at one path of each place. */
const at = (path: string) => (place: Place) => href(place, path)
/** A page of each item. */
const ofItem = (path: string) => (place: Place, id: number) => href(place, `${path}/${id}`)

/** The item's address without an id: with one in its query it leads to the item. */
const byId = ['certification', 'course', 'classroom', 'practical-exam', 'topic', 'news'].map((family) =>
  at(`/${family}/detail`),
)

/** Every URL of the portal: which page, in which place. */
export const routes = {
  home: at('/'),
  overview: familyAt('overview'),
  classrooms: familyAt('classroom'),
  courseList: familyAt('online-video-courses'),
  certification: ofItem('/certification/detail'),
  /** Courses and videos share one sequence of ids. */
  course: ofItem('/course/detail'),
  classroom: ofItem('/classroom/detail'),
  practicalExams: at('/practical-exam'),
  practicalExam: ofItem('/practical-exam/detail'),
  /** The shell of every task; a task stands below it. */
  practicalExamTasks: at('/practical-exam-task'),
  practicalExamTask: ofItem('/practical-exam-task'),
  workshops: at('/workshop-seminar/list'),
  videos: at('/educational-video/list'),
  topic: ofItem('/topic/detail'),
  newsList: at('/news'),
  newsFeed: at('/news/feed.xml'),
  news: ofItem('/news/detail'),
  faq: at('/faq'),
  search: at('/search'),
  searchFor: (place: Place, keyword: string) => href(place, `/search?keyword=${encodeURIComponent(keyword)}`),
  trainers: at('/trainer-team'),
  joinAsTrainer: at('/join-us-as-a-trainer'),
  companyQuery: at('/vat'),
  smartTry: at('/smart-try'),
  smartTryDetail: at('/smart-try/detail'),
  invitation: at('/invitation'),
  examInvitation: at('/invitation/practical-exam'),
  cookies: at('/cookies-preferences'),
  accessibility: at('/accessibility'),
  verification: at('/certificate/verify'),
  certificateAt: (place: Place, number: string) =>
    href(place, `/certificate/verify/${encodeURIComponent(number)}`),
  exam: at('/exam'),
  payment: at('/payment'),
  myLearning: at('/my-learning'),
  personalInformation: at('/my-learning/edit'),
  error: at('/exception/error'),
  notFound: at('/exception/notFound'),
  byId: (place: Place) => byId.map((path) => path(place)),
}

/** Pages that also answer every path right below them, because what stands there can't be listed. Decisions: "URLs". */
export const openEnded: readonly ((place: Place) => string)[] = [
  routes.verification,
  routes.practicalExamTasks,
]

/** Where readers come along who know another address: the other brand's form of the families, and `/trainer`. */
export function movedPaths(place: Place): [from: string, to: string][] {
  const other: TenantName = place.tenant === 'main' ? 'sister' : 'main'
  const kinds = Object.keys(family) as CertificationKind[]
  const families = kinds.flatMap((kind) =>
    familyPages.map((page): [string, string] => [
      href(place, familyPath(other, kind, page)),
      href(place, familyPath(place.tenant, kind, page)),
    ]),
  )
  return [...families, [href(place, '/trainer'), routes.trainers(place)]]
}

/** A path without the place that it stands in: '/mobile/eu/de/faq' is '/faq'. */
export function pathInPlace(path: string, place: Place): string {
  const home = href(place, '/')
  return path === home ? '/' : home === '/' ? path : path.slice(home.length)
}

/** The same page in another language or variant. */
export const elsewhere = (place: Place, change: Partial<Pick<Place, 'language' | 'variant'>>): Place => ({
  ...place,
  ...change,
})

/** Sign-on and sign-off stand at the root of every host; `target` is where to come back to. */
export const signOn = (target: string): string => `/user/sso/login?target=${encodeURIComponent(target)}`
export const signOff = (target: string): string => `/user/sso/logout?target=${encodeURIComponent(target)}`

/** What a page's query says when somebody came back from sign-off still signed on: an exam is under way. */
export const midExamMark = 'mid-exam'

/** A target of sign-off, marked so: a path, with query and hash. */
export function markedMidExam(target: string): string {
  const { pathname, searchParams, hash } = new URL(target, 'http://target.invalid')
  searchParams.set(midExamMark, '1')
  return `${pathname}?${searchParams}${hash}`
}

/** The place and the rest of a path, or undefined when no site of the tenant is meant. '/mobile/eu/de/faq' is EU, German, mobile, '/faq'. */
export function resolve(
  path: string,
  sites: readonly Site[],
): { site: Site; place: Place; rest: string } | undefined {
  const parts = path.split('/').filter(Boolean)
  const variant: Variant = parts[0] === 'mobile' ? 'mobile' : 'desktop'
  if (variant === 'mobile') parts.shift()
  const root = sites.find((site) => site.prefix === '')
  const prefixed = sites.find((site) => site.prefix !== '' && site.prefix === parts[0])
  const site = prefixed ?? root
  if (!site) return undefined
  const further = site.languages.slice(1)
  // The site at the root writes 'en' before a further language, where the others have their prefix.
  const named = prefixed !== undefined || (parts[0] === 'en' && further.includes(parts[1] ?? ''))
  if (named) parts.shift()
  const language = named && further.includes(parts[0] ?? '') ? parts.shift() : undefined
  return {
    site,
    place: placeOf(site, language ?? (site.languages[0] as string), variant),
    rest: `/${parts.join('/')}`,
  }
}
