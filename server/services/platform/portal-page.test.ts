import { expect, test } from 'vitest'
import { portalPages } from '#src/domain/search/portal-pages.ts'
import { searchWordsOfPage, titleOfPage } from './portal-page.ts'

test.each(portalPages)(
  'the page %s has a title in each language, and is found by it and by further words',
  (page) => {
    const titles = ['en', 'de', 'ar'].map((language) => titleOfPage(page, language))
    for (const title of titles) expect(title).not.toMatch(/^$|:|\{\{/)
    const words = [...searchWordsOfPage(page, 'en').keys()]
    const [first = ''] = titles[0]?.toLowerCase().match(/[a-z]{3,}/g) ?? []
    expect(words).toContain(first)
    expect(words.length).toBeGreaterThan(titles[0]?.split(' ').length ?? 0)
  },
)

test('a title is in the language of its readers', () => {
  expect(titleOfPage('contact', 'de')).not.toBe(titleOfPage('contact', 'en'))
})
