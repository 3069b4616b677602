import { expect, test } from 'vitest'
import type { Place } from '../routes.ts'
import { alternatePathOf } from './alternate-path.ts'

const europe: Place = {
  siteId: 21,
  prefix: 'eu',
  tenant: 'main',
  baseLanguage: 'en',
  language: 'en',
  variant: 'desktop',
}
const root: Place = { ...europe, siteId: 1, prefix: '' }

test('the home page of a site leads to the home page in another language', () => {
  expect(alternatePathOf('/eu', europe, { language: 'de' })).toBe('/eu/de')
})

test('a course keeps its id in other languages and variants', () => {
  expect(alternatePathOf('/eu/course/detail/7', europe, { language: 'de' })).toBe('/eu/de/course/detail/7')
  expect(alternatePathOf('/eu/course/detail/7', europe, { variant: 'mobile' })).toBe(
    '/mobile/eu/course/detail/7',
  )
})

test('the site at the root has no prefix', () => {
  expect(alternatePathOf('/', root, { variant: 'mobile' })).toBe('/mobile')
  expect(alternatePathOf('/course/detail/7', root, { variant: 'mobile' })).toBe('/mobile/course/detail/7')
  expect(
    alternatePathOf('/mobile/course/detail/7', { ...root, variant: 'mobile' }, { variant: 'desktop' }),
  ).toBe('/course/detail/7')
})
