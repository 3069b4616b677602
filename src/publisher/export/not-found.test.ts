import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPlace, routes } from '#src/routes.ts'
import { loadSites } from '#src/sites/load-sites.ts'
import { createNotFoundTable } from './not-found.ts'
import { findNotFoundEntry } from './tables.ts'

const sites = loadSites().sites.filter(({ tenant }) => tenant === 'main')
const everything = () => true
const segment = fc.constantFrom('mobile', 'eu', 'de', 'en', 'mena', 'ar', 'faq', 'dex')

test('the table finds the same not-found page as the server', () => {
  const table = createNotFoundTable(sites, everything)
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
      const path = `/${segments.join('/')}`
      const place = findPlace(path, sites)?.place
      expect(findNotFoundEntry(table, path)?.page).toBe(place && routes.notFound(place))
    }),
  )
})

test('a place without the page uses the page at the root', () => {
  const has = (path: string) => path === '/exception/notFound' || path.startsWith('/eu/')
  const table = createNotFoundTable(sites, has)
  expect(findNotFoundEntry(table, '/eu/de/x')?.page).toBe('/eu/de/exception/notFound')
  expect(findNotFoundEntry(table, '/mobile/eu/x')?.page).toBe('/exception/notFound')
})

test('without a site at the root only pages of the place are used', () => {
  const table = createNotFoundTable(
    sites.filter(({ code }) => code === 'EU'),
    everything,
  )
  expect(findNotFoundEntry(table, '/mobile/eu')?.page).toBe('/mobile/eu/exception/notFound')
  expect(findNotFoundEntry(table, '/mobile/x')).toEqual({ prefix: '/', page: null })
})
