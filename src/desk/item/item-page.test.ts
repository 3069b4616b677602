import { expect, test } from 'vitest'
import { itemPage } from './item-page.ts'

const site = {
  ...{ folder: 'eu', siteId: 2, area: 'Europe', origin: 'https://example.com', prefix: 'eu' },
  tenant: 'main' as const,
  languages: [{ languageId: 1, tag: 'en', name: 'English' }],
}

test('a published item opens on its page, others on the first page of the site', () => {
  expect(itemPage(site, { family: 'course', id: 7 })).toBe('https://example.com/eu/course/detail/7')
  expect(itemPage(site, { family: 'faq', id: 7 })).toBe('https://example.com/eu')
  expect(itemPage({ ...site, prefix: '' }, undefined)).toBe('https://example.com/')
})
