import { expect, test } from 'vitest'
import { placeOf } from '#src/routes.ts'
import { loadSites } from '#src/sites/load-sites.ts'
import { audienceTagsOfBrand } from '#src/sites/site-audience-tag.ts'
import { listCountryEntries } from './country-entries.ts'
import { findAlternatePages } from './find-alternate-pages.ts'

const { sites, languages } = loadSites()
const readers = audienceTagsOfBrand(sites, 'main')

function localsOf(code: string, language: string, path: string, shown?: string[]) {
  const site = sites.find((each) => each.code === code)
  if (!site) throw new Error(`No site ${code}`)
  const place = placeOf(site, language, 'desktop')
  const page = { path, place, data: { family: 'accessibility' as const }, ...(shown && { sites: shown }) }
  return { page, site, readers, allLanguages: languages }
}

test('every country and every site of the brand has an entry with links to its languages', () => {
  const entries = listCountryEntries(localsOf('EN', 'en', '/countries'))
  const poland = entries.find(({ name }) => name === 'Poland')
  expect(poland?.links.map(({ href }) => href)).toEqual(['/eu', '/eu/de', '/eu/pl', '/eu/it', '/eu/fr'])
  const linked = new Set(entries.flatMap(({ links }) => links.map(({ href }) => href)))
  for (const site of sites.filter(({ tenant }) => tenant === 'main'))
    for (const language of site.languages)
      expect(linked).toContain(
        site.prefix === '' ? '/' : `/${site.prefix}${language === site.languages[0] ? '' : `/${language}`}`,
      )
  expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length)
})

test('country names are in the page’s language', () => {
  const names = listCountryEntries(localsOf('EU', 'de', '/eu/de/countries')).map(({ name }) => name)
  expect(names).toContain('Polen')
})

test('the page is offered on other sites, in the languages that its own site lacks', () => {
  const found = findAlternatePages(localsOf('EN', 'en', '/course/detail/1'))
  expect(found.find(({ code }) => code === 'de')).toMatchObject({
    href: '/eu/de/course/detail/1',
    id: 4,
    name: 'Europa, Deutsch',
    tags: ['de'],
  })
  expect(
    found
      .filter(({ code }) => code === 'es')
      .map(({ href }) => href)
      .sort(),
  ).toEqual(['/americas/es/course/detail/1', '/es/course/detail/1'])
  expect(found.some(({ code }) => code.startsWith('en'))).toBe(false)
})

test('only sites that show the page are offered', () => {
  expect(
    findAlternatePages(localsOf('EN', 'en', '/news/detail/1', ['en', 'kr'])).map(({ code }) => code),
  ).toEqual(['ko'])
})
