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

export type FamilyPage = 'overview' | 'classroom' | 'online-video-courses'

/** The main brand puts the family first, the sister brand last. Decisions: "URLs". */
const familyPath = (tenant: TenantName, kind: CertificationKind, page: FamilyPage): string =>
  tenant === 'main' ? `/${family[kind]}/${page}` : `/${page}/${family[kind]}`

/** Every URL of the portal: which page, in which place. */
export const routes = {
  home: (place: Place) => href(place, '/'),
  courseList: (place: Place, kind: CertificationKind) =>
    href(place, familyPath(place.tenant, kind, 'online-video-courses')),
  course: (place: Place, id: number) => href(place, `/course/detail/${id}`),
  notFound: (place: Place) => href(place, '/exception/notFound'),
}

/** The same page in another language or variant. */
export const elsewhere = (place: Place, change: Partial<Pick<Place, 'language' | 'variant'>>): Place => ({
  ...place,
  ...change,
})

/** Sign-on and sign-off stand at the root of every host; `target` is where to come back to. */
export const signOn = (target: string): string => `/user/sso/login?target=${encodeURIComponent(target)}`
export const signOff = (target: string): string => `/user/sso/logout?target=${encodeURIComponent(target)}`

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
