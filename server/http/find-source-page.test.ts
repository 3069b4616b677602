import { expect, test } from 'vitest'
import { loadSites } from '#src/sites/load-sites.ts'
import { withContext } from '#tests/fixtures/server/with-context.ts'
import type { Dependencies } from './app-env.ts'
import { findSourceLanguage, findSourcePage } from './find-source-page.ts'

const parts = { sites: loadSites() } as Dependencies
const languageFor = async (target: string | null, preferred?: string, tenant: 'main' | 'sister' = 'main') => {
  const headers: Record<string, string> = preferred === undefined ? {} : { 'accept-language': preferred }
  return (await withContext((c) => findSourceLanguage(c, parts, target), { headers, variables: { tenant } }))
    .value
}
const placeFor = async (target: string, tenant: 'main' | 'sister' = 'main') =>
  (await withContext((c) => findSourcePage(c, parts, target), { variables: { tenant } })).value

test('a page has the site and language of its path, with any query', async () => {
  for (const end of ['', '?a=/en', '#/en']) {
    const { site, place } = await placeFor(`/eu/de${end}`)
    expect([site.code, place?.language]).toEqual(['EU', 'de'])
  }
})

test('a path of no site has the first site of the tenant and no place', async () => {
  const alone = { sites: loadSites('sites', ['eu']) } as Dependencies
  const { value } = await withContext((c) => [
    findSourcePage(c, alone, '/faq'),
    findSourceLanguage(c, alone, '/faq'),
  ])
  expect(value).toMatchObject([{ site: { code: 'EU' }, place: null }, 'en'])
})

test('a page of another tenant’s site is not found', async () => {
  expect((await placeFor('/eu/de', 'sister')).site.code).toBe('MICRO-EN')
})

test('the language of a known page counts, not that of the browser', async () => {
  expect(await languageFor('/eu/de', 'ar')).toBe('de')
  expect(await languageFor('//evil.test', 'de')).toBe('en')
})

test.each([
  ['de', 'de'],
  ['de-AT;q=0.9, ar', 'de'],
  ['xx, ar ;q=0.5', 'ar'],
  ['xx-DE', 'en'],
  ['en-GB, de', 'en-GB'],
  ['pt-BR', 'pt-BR'],
  ['pt, de', 'de'],
  ['', 'en'],
  [undefined, 'en'],
])('without a known page, a browser that prefers %j gets %s', async (preferred, language) => {
  expect(await languageFor(null, preferred)).toBe(language)
})
