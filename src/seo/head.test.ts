import { expect, test } from 'vitest'
import type { Place } from '../routes.ts'
import { loadSites } from '../sites/load-sites.ts'
import type { Site } from '../sites/site.ts'
import { formatPageTitle, formatSessionTitle, type HeadSource, headOf } from './head.ts'

const { sites } = loadSites()
const siteOf = (code: string) => sites.find((site) => site.code === code) as Site
const german: Place = {
  siteId: 21,
  prefix: 'eu',
  tenant: 'main',
  baseLanguage: 'en',
  language: 'de',
  variant: 'desktop',
}
const source: HeadSource = {
  path: '/eu/de/course/detail/7',
  place: german,
  readers: [
    { tag: 'de', site: siteOf('EU'), language: 'de' },
    { tag: 'en-ZA', site: siteOf('ZA'), language: 'en-GB' },
  ],
  otherVariant: '/mobile/eu/de/course/detail/7',
  origin: 'https://learning.example',
  portal: 'Security Learning',
  title: 'Nachtbilder',
  description: 'Licht und Zeit',
  indexed: true,
  subject: 'cctv',
  brand: 'main',
  structured: [],
}
const mobile: HeadSource = {
  ...source,
  path: '/mobile/eu/de/course/detail/7',
  otherVariant: '/eu/de/course/detail/7',
  place: { ...german, variant: 'mobile' },
}

test('a desktop page has its canonical address, hreflang links and mobile variant', () => {
  const head = headOf(source)
  expect(head.canonical).toBe('https://learning.example/eu/de/course/detail/7')
  expect(head.alternates).toEqual([
    { language: 'de', href: 'https://learning.example/eu/de/course/detail/7' },
    { language: 'en-ZA', href: 'https://learning.example/za/course/detail/7' },
  ])
  expect(head.mobile).toBe('https://learning.example/mobile/eu/de/course/detail/7')
  expect(head.openGraph['og:image']).toBe('https://learning.example/og/main-cctv.png')
})

test('a mobile page has only the canonical address of the desktop page', () => {
  const head = headOf(mobile)
  expect(head.canonical).toBe('https://learning.example/eu/de/course/detail/7')
  expect(head.alternates).toEqual([])
  expect(head.mobile).toBeUndefined()
})

test('a page that is not indexed has noindex and no hreflang links', () => {
  const head = headOf({ ...source, indexed: false })
  expect(head.robots).toBe('noindex')
  expect(head.alternates).toEqual([])
})

test('a title has the name of the portal unless both are too long', () => {
  const t = (_: string, values: Record<string, unknown> = {}) => `${values.page} | ${values.portal}`
  expect(formatPageTitle({ t, locale: 'en' }, 'Night pictures', 'Security Learning')).toBe(
    'Night pictures | Security Learning',
  )
  expect(formatPageTitle({ t, locale: 'en' }, 'x'.repeat(60), 'Security Learning')).toBe('x'.repeat(60))
  const longName = `${'word '.repeat(13)}longer words`
  expect(formatPageTitle({ t, locale: 'en' }, longName, 'Security Learning')).toBe(
    `${'word '.repeat(13).trimEnd()}…`,
  )
  expect(
    formatPageTitle({ t, locale: 'th' }, 'กล้องวงจรปิด'.repeat(8), 'Security Learning').length,
  ).toBeLessThanOrEqual(70)
})

test('the title of a session has its day where both fit', () => {
  const t = (_: string, { page, portal }: Record<string, unknown> = {}) => `${page} | ${portal}`
  const title = (name: string) => formatSessionTitle({ t, locale: 'en' }, name, 'May 4, 2026', 'Portal')
  expect(title('Cabling')).toBe('Cabling, May 4, 2026 | Portal')
  expect(title('x'.repeat(57))).toBe(`${'x'.repeat(57)}, May 4, 2026`)
  expect(title('x'.repeat(60))).toBe(`${'x'.repeat(60)} | Portal`)
})
