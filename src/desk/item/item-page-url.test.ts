import { expect, test } from 'vitest'
import { itemPageUrl } from './item-page-url.ts'

const site = {
  ...{ folder: 'eu', siteId: 2, area: 'Europe', origin: 'https://example.com', prefix: 'eu' },
  tenant: 'main' as const,
  languages: [{ languageId: 1, tag: 'en', name: 'English' }],
}

test('a published item opens on its page, one without a page does not open', () => {
  expect(itemPageUrl(site, { family: 'course', id: 7 })).toBe('https://example.com/eu/course/detail/7')
  expect(itemPageUrl(site, { family: 'pool', id: 7 })).toBeUndefined()
  expect(itemPageUrl(site, undefined)).toBe('https://example.com/eu')
  expect(itemPageUrl({ ...site, prefix: '' }, undefined)).toBe('https://example.com/')
})
