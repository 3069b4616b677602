import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  findPlace,
  href,
  markMidExam,
  type Place,
  placeOf,
  placeOfAlternate,
  routes,
  signInPath,
  signOutPath,
} from './routes.ts'
import { loadSites } from './sites/load-sites.ts'
import type { Site } from './sites/site.ts'

const { sites } = loadSites()
const template = sites.find((each) => each.code === 'EU') as Site
const root: Site = { ...template, code: 'EN', siteId: 1, prefix: '', languages: ['en', 'fr'] }
const eu: Site = { ...template, languages: ['en', 'de', 'pl'] }
const sister: Site = {
  ...template,
  code: 'MICRO-EN',
  siteId: 19,
  prefix: '',
  tenant: 'sister',
  languages: ['en'],
}
const desktop = (site: Site, language = 'en') => placeOf(site, language, 'desktop')
const mobile = (site: Site, language = 'en') => placeOf(site, language, 'mobile')

/** One example for each form that a URL can have. */
const forms: [string, string][] = [
  [routes.home(desktop(root)), '/'],
  [routes.home(mobile(root)), '/mobile'],
  [routes.home(desktop(eu)), '/eu'],
  [routes.home(desktop(eu, 'de')), '/eu/de'],
  [routes.home(mobile(eu, 'de')), '/mobile/eu/de'],
  [routes.home(desktop(root, 'fr')), '/en/fr'],
  [routes.home(mobile(root, 'fr')), '/mobile/en/fr'],
  [routes.course(desktop(root), 7), '/course/detail/7'],
  [routes.course(mobile(eu, 'pl'), 7), '/mobile/eu/pl/course/detail/7'],
  [routes.courses(desktop(eu), 'gsc'), '/eu/general-security-certification/online-video-courses'],
  [routes.courses(desktop(eu), 'hsc'), '/eu/product-security-certification/online-video-courses'],
  [routes.courses(desktop(sister), 'hsc'), '/online-video-courses/product-security-certification'],
  [routes.courses(mobile(sister), 'gsc'), '/mobile/online-video-courses/general-security-certification'],
  [routes.notFound(desktop(eu, 'de')), '/eu/de/exception/notFound'],
]

test.each(forms)('%s is %s', (made, written) => expect(made).toBe(written))

test('no URL except the root ends with a slash', () => {
  for (const [made] of forms.slice(1)) expect(made).not.toMatch(/\/$/)
})

test('sign-in and sign-out contain the full address to return to', () => {
  expect(signInPath('/eu?a=1&b=2#c')).toBe('/user/sso/login?target=%2Feu%3Fa%3D1%26b%3D2%23c')
  expect(signOutPath('/')).toBe('/user/sso/logout?target=%2F')
})

test('the same page in another language or variant', () => {
  const german = placeOfAlternate(desktop(eu), { language: 'de', variant: 'mobile' })
  expect(routes.course(german, 7)).toBe('/mobile/eu/de/course/detail/7')
})

/** An arbitrary place of the main brand: a site, one of its languages, and a variant. */
const anyPlace = fc
  .constantFrom(root, eu)
  .chain((site) =>
    fc.tuple(fc.constant(site), fc.constantFrom(...site.languages), fc.constantFrom('desktop', 'mobile')),
  )
  .map(([site, language, variant]): Place => placeOf(site, language, variant as Place['variant']))
const anyPath = fc.oneof(
  fc.constantFrom('/', '/news', '/faq', '/exception/notFound', '/general-security-certification/overview'),
  fc.nat({ max: 99_999 }).map((id) => `/course/detail/${id}`),
)

test('resolving a URL returns its place and path', () => {
  fc.assert(
    fc.property(anyPlace, anyPath, (place, path) => {
      expect(findPlace(href(place, path), [root, eu])).toMatchObject({ place, rest: path })
    }),
  )
})

test('a language that a site does not have is part of the path', () => {
  expect(findPlace('/eu/fr/faq', [root, eu])).toMatchObject({ place: desktop(eu), rest: '/fr/faq' })
  expect(findPlace('/fr/faq', [root, eu])).toMatchObject({ place: desktop(root), rest: '/fr/faq' })
})

test('without a site at the root an unknown prefix belongs to no site', () => {
  expect(findPlace('/asia/faq', [eu])).toBeUndefined()
})

test('a sign-out during an exam returns to its page with a mark', () => {
  expect(markMidExam('/eu/de/exam?relationId=2#q3')).toBe('/eu/de/exam?relationId=2&mid-exam=1#q3')
  expect(markMidExam('/')).toBe('/?mid-exam=1')
  expect(markMidExam('/?mid-exam=1')).toBe('/?mid-exam=1')
})
