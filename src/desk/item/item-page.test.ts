import { expect, test } from 'vitest'
import { itemPage } from './item-page.ts'

const site = {
  ...{ folder: 'eu', siteId: 2, area: 'Europe', origin: 'https://example.com', prefix: 'eu' },
  tenant: 'main' as const,
  languages: [{ languageId: 1, tag: 'en', name: 'English' }],
}

test('a published item opens on its page, one without a page does not open', () => {
  expect(itemPage(site, { family: 'course', id: 7 })).toBe('https://example.com/eu/course/detail/7')
  expect(itemPage(site, { family: 'pool', id: 7 })).toBeUndefined()
  expect(itemPage(site, undefined)).toBe('https://example.com/eu')
  expect(itemPage({ ...site, prefix: '' }, undefined)).toBe('https://example.com/')
})
