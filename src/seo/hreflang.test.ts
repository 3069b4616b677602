import { expect, test } from 'vitest'
import { loadSites } from '../sites/load-sites.ts'
import { audienceTagsOfBrand } from '../sites/site-audience-tag.ts'
import { hreflangOf } from './hreflang.ts'

const { sites } = loadSites()
const readers = audienceTagsOfBrand(sites, 'main')
const namedIn = (shown?: readonly string[]) =>
  new Map(
    hreflangOf('/faq', readers, shown, 'https://a.example').map(({ language, href }) => [language, href]),
  )

test('all sites of a brand are one set, with the root site as x-default', () => {
  const named = namedIn()
  expect(named.get('en')).toBe('https://a.example/faq')
  expect(named.get('x-default')).toBe('https://a.example/faq')
  expect(named.get('en-GB')).toBe('https://a.example/uk/faq')
  expect(named.get('de')).toBe('https://a.example/eu/de/faq')
  expect(named.get('ar')).toBe('https://a.example/mena/ar/faq')
  expect(named.size).toBe(readers.length)
})

test('every site in every language has a tag, and none is of another brand', () => {
  const places = readers.map(({ site: { siteId }, language }) => `${siteId} ${language}`)
  for (const { tenant, siteId, languages } of sites)
    for (const language of languages)
      expect(places.includes(`${siteId} ${language}`), `${siteId} ${language}`).toBe(tenant === 'main')
})

test('a page that only some sites show has links to these only', () => {
  expect([...namedIn(['pt']).keys()]).toEqual(['pt-PT', 'pt'])
})

test('without a root site the first site is the x-default', () => {
  const [first] = sites.filter(({ code }) => code === 'EU')
  expect(audienceTagsOfBrand(first ? [first] : [], 'main').at(-1)).toMatchObject({
    tag: 'x-default',
    site: { code: 'EU' },
  })
})
