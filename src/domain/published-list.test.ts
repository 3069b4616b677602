import { expect, test } from 'vitest'
import { countPublishedPages, pageNumberOfPath, pathOfListPage } from './published-list.ts'

test('the first page of a list has the list’s path, others have their number in it', () => {
  expect([pathOfListPage('/eu/news', 1), pathOfListPage('/eu/news', 2)]).toEqual([
    '/eu/news',
    '/eu/news/page/2',
  ])
})

test.each([
  ['/eu/news/page/2', 2],
  ['/eu/news', undefined],
  ['/eu/news/page/x', undefined],
  ['/eu/page/2/more', undefined],
])('the page number in the path %s is %s', (path, page) => expect(pageNumberOfPath(path)).toBe(page))

test('only full pages of a longer list are published', () => {
  expect([countPublishedPages(15), countPublishedPages(10)]).toEqual([8, 12])
})
