import { expect, test } from 'vitest'
import { listPage, pageOfPath, publishedPages } from './list-page.ts'

test('the first page of a list has the list’s path, the others are named', () => {
  expect([listPage('/eu/news', 1), listPage('/eu/news', 2)]).toEqual(['/eu/news', '/eu/news/page/2'])
})

test.each([
  ['/eu/news/page/2', 2],
  ['/eu/news', undefined],
  ['/eu/news/page/x', undefined],
  ['/eu/page/2/more', undefined],
])('the path %s names the page %s', (path, page) => expect(pageOfPath(path)).toBe(page))

test('only whole pages are published of a longer list', () => {
  expect([publishedPages(15), publishedPages(10)]).toEqual([8, 12])
})
