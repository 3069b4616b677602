import { expect, test } from 'vitest'
import { loadSites } from '#src/sites/load-sites.ts'
import { placeOfCall } from './place.ts'

const sites = loadSites()
const found = (tenant: 'main' | 'sister' | null, wire: Record<string, unknown>) => {
  const place = placeOfCall(sites, tenant, wire)
  return place && `${place.site.code} ${place.language}`
}

test('without ids a call belongs to the root site and its base language', () => {
  expect(found('main', {})).toBe('EN en')
  expect(found('sister', {})).toBe('MICRO-EN en')
})

test('a learner without a chosen language gets the base language of the site', () => {
  expect(found('main', { siteId: 21, languageId: null })).toBe('EU en')
  expect(found('main', { languageId: null })).toBe('EN en')
})

test('ids may travel as text or number', () => {
  expect(found('main', { siteId: '21', languageId: '4' })).toBe('EU de')
  expect(found('main', { siteId: 21, languageId: 4 })).toBe('EU de')
})

test('a language of another site of the tenant is answered, one that no site has is not', () => {
  expect(found('main', { siteId: 1, languageId: 4 })).toBe('EN de')
  expect(found('main', { siteId: 1, languageId: 99 })).toBeUndefined()
  expect(found('sister', { languageId: 4 })).toBeUndefined()
})

test('a site of another tenant, an unknown site and an invalid id are refused', () => {
  for (const siteId of [19, 999, 'x', '', null, -1, 1.5, {}, '+1', '1e0', '0000000001', ' 1'])
    expect(found('main', { siteId })).toBeUndefined()
})

test('an operator may name the sites of any tenant', () => {
  expect(found(null, { siteId: 19 })).toBe('MICRO-EN en')
})
