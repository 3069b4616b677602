import type { CertificationKind } from './domain/course/course.ts'
import type { Site, TenantName } from './sites/site.ts'

export type Variant = 'desktop' | 'mobile'

/**
 * The place of a page: everything that its URLs depend on. Small and serialisable, so that islands get it as
 * a prop.
 */
export interface Place {
  siteId: number
  prefix: string
  tenant: TenantName
  baseLanguage: string
  language: string
  variant: Variant
}

/**
 * The place of a site in a language and variant.
 * @example href(hostOfDatabase(site, 'de', 'mobile'), '/faq') // '/mobile/eu/de/faq'
 */
export const placeOf = (
  site: Pick<Site, 'siteId' | 'prefix' | 'tenant' | 'languages'>,
  language: string,
  variant: Variant,
): Place => ({
  siteId: site.siteId,
  prefix: site.prefix,
  tenant: site.tenant,
  baseLanguage: site.languages[0] as string,
  language,
  variant,
})

const bare = (language: string): string => language.split('-')[0] as string

/**
 * The place on another site of the same brand: in the reader's language where that site has it, else in the site's first one.
 * @example placeOnSellingSite(eu, hostOfDatabase(kr, 'ko', 'mobile')).language // 'en'
 */
export function placeOnSellingSite(site: Pick<Site, 'siteId' | 'prefix' | 'languages'>, from: Place): Place {
  const { languages } = site
  const same = languages.find((each) => each === from.language)
  const near = languages.find((each) => bare(each) === bare(from.language))
  const language = same ?? near ?? (languages[0] as string)
  return placeOf({ ...site, tenant: from.tenant }, language, from.variant)
}

/**
 * The first segments of a place's URLs. A further language of the site at the root has the site's code before
 * the language, so that it can't clash with a prefix.
 */
function segments(place: Place): string[] {
  const further = place.language !== place.baseLanguage
  const prefix = place.prefix || (further ? 'en' : '')
  return [place.variant === 'mobile' ? 'mobile' : '', prefix, further ? place.language : ''].filter(Boolean)
}

/**
 * The URL of a path in a place; every link is made by it. No trailing slash, '/' for the root; `path` begins
 * with '/'.
 * @example href(place, '/faq') // '/eu/de/faq'
 */
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

/**
 * The path of a page of a certification family: the main brand puts the family first, the sister brand last.
 * Decision: docs/decisions/urls.md.
 */
const familyPath = (tenant: TenantName, kind: CertificationKind, page: FamilyPage): string =>
  tenant === 'main' ? `/${family[kind]}/${page}` : `/${page}/${family[kind]}`

const familyAt = (page: FamilyPage) => (place: Place, kind: CertificationKind) =>
  href(place, familyPath(place.tenant, kind, page))

/** Makes a route to a page with one path in each place. */
const at = (path: string) => (place: Place) => href(place, path)
/** The URL of a path of a page without a twin: the same on phones. */
const onEveryScreen = (place: Place, path: string): string => href({ ...place, variant: 'desktop' }, path)
/** Makes a route to the page of each item, by its id. */
const ofItem = (path: string) => (place: Place, id: number) => href(place, `${path}/${id}`)

/** The routes to item pages without an id in the path: an id in the query leads to the item. */
const byId = ['certification', 'course', 'classroom', 'practical-exam', 'topic', 'news'].map((family) =>
  at(`/${family}/detail`),
)

/**
 * Every URL of the portal, by the name of its page; each route is a function of the place.
 * @example routes.course(place, 7) // '/eu/de/course/detail/7'
 * @example routes.home(place) // '/eu/de'
 */
export const routes = {
  home: at('/'),
  overview: familyAt('overview'),
  classrooms: familyAt('classroom'),
  courses: familyAt('online-video-courses'),
  certification: ofItem('/certification/detail'),
  /** The page that shows the certifications side by side. */
  comparison: at('/certification/compare'),
  comparisonOf: (place: Place, id: number) => href(place, `/certification/compare?ids=${id}`),
  /** The page that plans the way to a certification. */
  plan: at('/certification/plan'),
  planTo: (place: Place, goal: number) => href(place, `/certification/plan?goal=${goal}`),
  /** The page of a course or a video, which share one sequence of ids. */
  course: ofItem('/course/detail'),
  classroom: ofItem('/classroom/detail'),
  /** The page that the code on a trainer's screen leads to. */
  checkIn: at('/check-in'),
  practicalExams: at('/practical-exam'),
  practicalExam: ofItem('/practical-exam/detail'),
  /** The page that every task's path shows; a task's id stands below it. */
  practicalExamTasks: at('/practical-exam-task'),
  practicalExamTask: ofItem('/practical-exam-task'),
  workshops: at('/workshop-seminar/list'),
  videos: at('/educational-video/list'),
  topic: ofItem('/topic/detail'),
  newsList: at('/news'),
  newsFeed: at('/news/feed.xml'),
  news: ofItem('/news/detail'),
  faq: at('/faq'),
  contact: at('/contact'),
  /** Where the links of mails about new dates lead to. */
  newDates: at('/new-dates'),
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
  /** The terms of paid training. */
  terms: at('/terms'),
  /** The page that verifies certificates fits every screen: it has no twin. */
  verification: (place: Place) => onEveryScreen(place, '/certificate/verify'),
  certificateAt: (place: Place, number: string) =>
    onEveryScreen(place, `/certificate/verify/${encodeURIComponent(number)}`),
  exam: at('/exam'),
  practice: at('/practice'),
  /** The page where anybody checks the receipt of an exam. */
  receipt: at('/receipt/verify'),
  payment: at('/payment'),
  myLearning: at('/my-learning'),
  /** The page of one of the learner's own certificates. */
  ownCertificates: at('/my-learning/certificate'),
  ownCertificate: (place: Place, number: string) =>
    href(place, `/my-learning/certificate?number=${encodeURIComponent(number)}`),
  personalInformation: at('/my-learning/edit'),
  error: at('/exception/error'),
  notFound: at('/exception/notFound'),
  byId: (place: Place) => byId.map((path) => path(place)),
}

/** Pages that also answer every path right below them, because what stands there can't be listed. Decision: docs/decisions/urls.md. */
export const openEnded: readonly ((place: Place) => string)[] = [
  routes.verification,
  routes.practicalExamTasks,
]

/** The addresses that lead to others: the other brand's form of the families, `/trainer`, and the phone's form of pages without a twin. */
export function movedPaths(place: Place): [from: string, to: string][] {
  const other: TenantName = place.tenant === 'main' ? 'sister' : 'main'
  const kinds = Object.keys(family) as CertificationKind[]
  const families = kinds.flatMap((kind) =>
    familyPages.map((page): [string, string] => [
      href(place, familyPath(other, kind, page)),
      href(place, familyPath(place.tenant, kind, page)),
    ]),
  )
  const onPhones: [string, string][] =
    place.variant === 'mobile' ? [[href(place, '/certificate/verify'), routes.verification(place)]] : []
  return [...families, [href(place, '/trainer'), routes.trainers(place)], ...onPhones]
}

/**
 * The part of a path below its place.
 * @example pathInPlace('/mobile/eu/de/faq', place) // '/faq'
 */
export function pathInPlace(path: string, place: Place): string {
  const home = href(place, '/')
  return path === home ? '/' : home === '/' ? path : path.slice(home.length)
}

/** The place of the same page in another language or variant. */
export const elsewhere = (place: Place, change: Partial<Pick<Place, 'language' | 'variant'>>): Place => ({
  ...place,
  ...change,
})

/**
 * The path that signs on or off, at the root of every host; `target` is the page to come back to.
 * @example signOnPath('/eu/de/faq') // '/user/sso/login?target=%2Feu%2Fde%2Ffaq'
 */
export const signOnPath = (target: string): string => `/user/sso/login?target=${encodeURIComponent(target)}`
export const signOffPath = (target: string): string => `/user/sso/logout?target=${encodeURIComponent(target)}`

/**
 * The key in a page's query after a refused sign-off: the learner is still signed on, because an exam is
 * under way.
 */
export const midExamMark = 'mid-exam'

/** A target of sign-off (a path with query and hash) with that key in its query. */
export function markedMidExam(target: string): string {
  const { pathname, searchParams, hash } = new URL(target, 'http://target.invalid')
  searchParams.set(midExamMark, '1')
  return `${pathname}?${searchParams}${hash}`
}

/**
 * The place that a path names, and the rest of the path; undefined when it belongs to no site of the tenant.
 * '/mobile/eu/de/faq' is EU, German, mobile, '/faq'.
 */
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
