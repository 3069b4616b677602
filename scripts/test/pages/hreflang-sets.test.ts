import { expect, test } from 'vitest'
import { findBrokenHreflangSets, readHreflangLinks } from './hreflang-sets.ts'

const headOf = (url: string, links: Record<string, string>, more = '') =>
  `<link rel="canonical" href="${url}">${more}${Object.entries(links)
    .map(([tag, href]) => `<link rel="alternate" hreflang="${tag}" href="${href}">`)
    .join('')}`

const brokenOf = (pages: Record<string, Record<string, string>>) =>
  findBrokenHreflangSets(
    new Map(
      Object.entries(pages).map(([url, links]) => [url, readHreflangLinks(headOf(url, links), url) ?? []]),
    ),
  )

const whole = { en: '/faq', de: '/de/faq', 'x-default': '/faq' }

test('pages that name one set, themselves and one x-default are whole', () => {
  expect(brokenOf({ '/faq': whole, '/de/faq': whole })).toEqual([])
})

test.each([
  ['that names no default', { '/faq': { en: '/faq' } }, '/faq names no x-default'],
  [
    'that is not in its set',
    { '/uk/faq': { en: '/faq', 'x-default': '/faq' }, '/faq': whole, '/de/faq': whole },
    '/uk/faq does not name itself',
  ],
  [
    'whose other languages are not there',
    { '/faq': whole },
    '/faq names /de/faq for de, which has other hreflang links',
  ],
])('a page %s is found', (_, pages: Record<string, Record<string, string>>, sentence) => {
  expect(brokenOf(pages)).toEqual([sentence])
})

test('pages that are not indexed, and mobile variants, are in no set', () => {
  expect(readHreflangLinks(headOf('/a', {}, '<meta name="robots" content="noindex">'), '/a')).toBeUndefined()
  expect(readHreflangLinks(headOf('/a', {}), '/mobile/a')).toBeUndefined()
})
