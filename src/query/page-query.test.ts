import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadSites } from '../sites/load-sites.ts'
import { parsePageQuery, queryParameterNames } from './page-query.ts'

const { sites } = loadSites()
const main = sites.filter(({ tenant }) => tenant === 'main')
const sister = sites.filter(({ tenant }) => tenant === 'sister')
const urlOf = (path: string, query: string, own = main) => parsePageQuery(path, query, own)?.address

test('a page query is parsed on every site and variant, without unknown parameters', () => {
  expect(urlOf('/eu/search', '?utm_source=x&keyword=%20camera&type=video')).toBe(
    '/eu/search?keyword=camera&type=video',
  )
  expect(urlOf('/mobile/mena/ar/news', '?year=2026&month=')).toBe('/mobile/mena/ar/news?year=2026')
  expect(urlOf('/eu/de/general-security-certification/overview', '?level=expert')).toBe(
    '/eu/de/general-security-certification/overview?level=expert',
  )
  expect(urlOf('/online-video-courses/product-security-certification', '?requirement=1', sister)).toBe(
    '/online-video-courses/product-security-certification?requirement=1',
  )
})

test('the page number is in the path or in the query', () => {
  expect(urlOf('/eu/news/page/2', '?subject=cctv')).toBe('/eu/news?subject=cctv&pageNum=2')
  expect(urlOf('/eu/news', '?pageNum=2')).toBe('/eu/news?pageNum=2')
})

test.each([
  ['/eu/search', ''],
  ['/eu/search', '?keyword='],
  ['/eu/search', '?keyword=%20%00'],
  ['/eu/search', '?type=video'],
  ['/eu/news', '?utm_source=letter'],
  ['/eu/news', '?year=soon'],
  ['/eu/educational-video/list', '?languageComplete=x!x'],
  ['/eu/educational-video/list', '?languageComplete=xx'],
  ['/eu/news', '?pageNum=1'],
  ['/eu/news/page/2', '?utm_source=letter'],
  ['/eu/faq', '?keyword=camera'],
  ['/nowhere/search', '?keyword=camera'],
  ['/eu/product-security-certification/overview', '?pageNum=2'],
])('%s%s is the published page', (path, query) => expect(urlOf(path, query)).toBeUndefined())

test('a normalized address is parsed to itself', () => {
  const path = fc.constantFrom('/eu/search', '/eu/news', '/eu/educational-video/list', '/eu/trainer-team')
  const query = fc.array(fc.tuple(fc.constantFrom(...queryParameterNames), fc.string({ unit: 'binary' })))
  fc.assert(
    fc.property(path, query, (at, pairs) => {
      const once = parsePageQuery(at, `?${new URLSearchParams(pairs)}`, main)
      if (once) expect(urlOf(at, once.address.slice(at.length))).toBe(once.address)
    }),
  )
})
