import type { CertificationKind } from './domain/course/course.ts'
import type { Site, TenantName } from './sites/site.ts'

export type Variant = 'desktop' | 'mobile'

/**
 * The place of a page: the site, language and variant, on which all its URLs depend. The object is small and
 * serialisable, so that islands receive it as a prop.
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
 * Returns the place of a site in a language and variant.
 * @example href(placeOf(site, 'de', 'mobile'), '/faq') // '/mobile/eu/de/faq'
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

const baseOfTag = (language: string): string => language.split('-')[0] as string

/**
 * Returns the place (site, language and variant) for another site of the same brand: in the reader's language if
 * that site has it, else in its first language.
 * @example placeOnSellingSite(eu, placeOf(kr, 'ko', 'mobile')).language // 'en'
 */
export function placeOnSellingSite(site: Pick<Site, 'siteId' | 'prefix' | 'languages'>, from: Place): Place {
  const { languages } = site
  const exact = languages.find((each) => each === from.language)
  const sameBase = languages.find((each) => baseOfTag(each) === baseOfTag(from.language))
  const language = exact ?? sameBase ?? (languages[0] as string)
  return placeOf({ ...site, tenant: from.tenant }, language, from.variant)
}

/**
 * Returns the first segments of a place's URLs. A further language of the site at the root is preceded by the site's
 * code, so that it cannot clash with a prefix.
 */
function segments(place: Place): string[] {
  const further = place.language !== place.baseLanguage
  const prefix = place.prefix || (further ? 'en' : '')
  return [place.variant === 'mobile' ? 'mobile' : '', prefix, further ? place.language : ''].filter(Boolean)
}

/**
 * Returns the URL of a path in a place (site, language and variant); every link is built by this function. `path`
 * begins with '/'. The URL has no trailing slash, except '/' for the root.
 * @example href(place, '/faq') // '/eu/de/faq'
 */
export function href(place: Place, path: string): string {
  const head = segments(place).join('/')
  const tail = path === '/' ? '' : path
  return (head ? `/${head}${tail}` : tail) || '/'
}

/** The slugs of the certification kinds. */
const family: Record<CertificationKind, string> = {
  gsc: 'general-security-certification',
  hsc: 'product-security-certification',
}

const familyPages = ['overview', 'classroom', 'online-video-courses'] as const
export type FamilyPage = (typeof familyPages)[number]

/**
 * Returns the path of a page of a certification kind. The main brand puts the kind's slug first, the sister brand
 * puts it last. Decision: docs/decisions/urls.md.
 */
const familyPath = (tenant: TenantName, kind: CertificationKind, page: FamilyPage): string =>
  tenant === 'main' ? `/${family[kind]}/${page}` : `/${page}/${family[kind]}`

const familyAt = (page: FamilyPage) => (place: Place, kind: CertificationKind) =>
  href(place, familyPath(place.tenant, kind, page))

/** Creates a route to a page whose path is the same in every site, language and variant. */
const at = (path: string) => (place: Place) => href(place, path)
/** Returns the URL of a page that phones and desktops share. */
const onEveryScreen = (place: Place, path: string): string => href({ ...place, variant: 'desktop' }, path)
/** Creates a route to the pages of items, whose paths end with the id. */
const ofItem = (path: string) => (place: Place, id: number) => href(place, `${path}/${id}`)

/** The routes to item pages whose id is in the query instead of the path. */
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
  comparison: at('/certification/compare'),
  comparisonOf: (place: Place, id: number) => href(place, `/certification/compare?ids=${id}`),
  /** The page that plans the path to a certification. */
  plan: at('/certification/plan'),
  planTo: (place: Place, goal: number) => href(place, `/certification/plan?goal=${goal}`),
  /** The page of a course or a video, which share one sequence of ids. */
  course: ofItem('/course/detail'),
  classroom: ofItem('/classroom/detail'),
  /** The page that the QR code on a trainer's screen opens. */
  checkIn: at('/check-in'),
  practicalExams: at('/practical-exam'),
  practicalExam: ofItem('/practical-exam/detail'),
  /** The page of every practical exam task; the id of the certification follows this path. */
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
  /** The page that links in emails about new dates open. */
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
  /** The page with all sites of the brand, by country and language. */
  countries: at('/countries'),
  /** The terms of paid training. */
  terms: at('/terms'),
  /** The page that verifies certificates serves all screen sizes, so it has no mobile variant. */
  verification: (place: Place) => onEveryScreen(place, '/certificate/verify'),
  certificateAt: (place: Place, number: string) =>
    onEveryScreen(place, `/certificate/verify/${encodeURIComponent(number)}`),
  exam: at('/exam'),
  practice: at('/practice'),
  /** The public page that verifies an exam receipt. */
  receipt: at('/receipt/verify'),
  payment: at('/payment'),
  myLearning: at('/my-learning'),
  /** The learner's preferences, where learners can delete their account. */
  preferences: at('/my-learning?tab=5'),
  /** The page of one of the signed-in learner's certificates. */
  ownCertificates: at('/my-learning/certificate'),
  ownCertificate: (place: Place, number: string) =>
    href(place, `/my-learning/certificate?number=${encodeURIComponent(number)}`),
  personalInformation: at('/my-learning/edit'),
  error: at('/exception/error'),
  notFound: at('/exception/notFound'),
  byId: (place: Place) => byId.map((path) => path(place)),
}

/**
 * Pages that also serve every path directly below them, because those paths cannot be listed. Decision:
 * docs/decisions/urls.md.
 */
export const prefixRoutes: readonly ((place: Place) => string)[] = [
  routes.verification,
  routes.practicalExamTasks,
]

/**
 * Returns the redirects in a site, language and variant: from the other brand's URLs of certification kinds, from
 * `/trainer`, and from the mobile URLs of pages without a mobile variant.
 */
export function listMovedPaths(place: Place): [from: string, to: string][] {
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
 * Returns a path without the site, language and variant.
 * @example pathInPlace('/mobile/eu/de/faq', place) // '/faq'
 */
export function pathInPlace(path: string, place: Place): string {
  const home = href(place, '/')
  return path === home ? '/' : home === '/' ? path : path.slice(home.length)
}

/** Returns the place of the same page in another language or variant. */
export const placeOfAlternate = (
  place: Place,
  change: Partial<Pick<Place, 'language' | 'variant'>>,
): Place => ({
  ...place,
  ...change,
})

/**
 * Returns the path that signs in, at the root of every host; `target` is the page to return to.
 * @example signInPath('/eu/de/faq') // '/user/sso/login?target=%2Feu%2Fde%2Ffaq'
 */
export const signInPath = (target: string): string => `/user/sso/login?target=${encodeURIComponent(target)}`
export const signOutPath = (target: string): string => `/user/sso/logout?target=${encodeURIComponent(target)}`

/** The query parameter that says that signing out was refused, because an exam is in progress. */
export const midExamMark = 'mid-exam'

/** Returns the target of a sign-out (a path with query and hash) with the parameter `midExamMark` in its query. */
export function markMidExam(target: string): string {
  const { pathname, searchParams, hash } = new URL(target, 'http://target.invalid')
  searchParams.set(midExamMark, '1')
  return `${pathname}?${searchParams}${hash}`
}

/**
 * Returns the place that a path names, and the rest of the path; undefined if the path belongs to no site of the
 * tenant. '/mobile/eu/de/faq' is split into site EU, German, mobile and '/faq'.
 */
export function findPlace(
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
  const furtherLanguages = site.languages.slice(1)
  // In URLs of the site at the root, 'en' precedes a further language, in the position of the other sites' prefix.
  const hasLanguageSegment =
    prefixed !== undefined || (parts[0] === 'en' && furtherLanguages.includes(parts[1] ?? ''))
  if (hasLanguageSegment) parts.shift()
  const language = hasLanguageSegment && furtherLanguages.includes(parts[0] ?? '') ? parts.shift() : undefined
  return {
    site,
    place: placeOf(site, language ?? (site.languages[0] as string), variant),
    rest: `/${parts.join('/')}`,
  }
}
