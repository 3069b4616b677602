import { expect, test } from 'vitest'
import { loadSites } from './load-sites.ts'
import { findPayingSite, sellingSiteOf } from './selling-site.ts'
import type { Site } from './site.ts'

const { sites } = loadSites()
const siteOf = (code: string) => sites.find((each) => each.code === code) as Site
const europe = siteOf('EU')

test.each([
  ['EU', undefined],
  ['EU', 21],
  ['MENA', undefined],
  ['MENA', 21],
  // If the configured site no longer sells anything, or never did, the first site that sells replaces it.
  ['MENA', siteOf('KR').siteId],
])('for visitors of %s, an order placed on %s is paid on EU', (code, placedOn) => {
  expect(findPayingSite(siteOf(code), placedOn)).toEqual(europe)
})

test('the sister brand has no paying site', () => {
  const sister = sites.find(({ tenant }) => tenant === 'sister') as Site
  expect(findPayingSite(sister, 21)).toBeNull()
})

test('the name of the site is in the reader’s language, else in the site’s', () => {
  expect(sellingSiteOf(europe, 'de').area).not.toBe(sellingSiteOf(europe, 'en').area)
  expect(sellingSiteOf(europe, 'xx').area).toBe(sellingSiteOf(europe, 'en').area)
})
