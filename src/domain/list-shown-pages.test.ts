import { expect, test } from 'vitest'
import { listShownPages } from './list-shown-pages.ts'

test.each([
  [1, 0, []],
  [1, 3, [1, 2, 3]],
  [1, 7, [1, 2, 3, 4, 5, 6, 7]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, null, 8]],
  [1, 40, [1, 2, null, 40]],
  [3, 40, [1, 2, 3, 4, null, 40]],
  [4, 40, [1, 2, 3, 4, 5, null, 40]],
  [20, 40, [1, null, 19, 20, 21, null, 40]],
  [38, 40, [1, null, 37, 38, 39, 40]],
  [40, 40, [1, null, 39, 40]],
  [99, 40, [1, null, 40]],
])('on page %i of %i these have a link: %j', (current, pages, shown) => {
  expect(listShownPages(current, pages)).toEqual(shown)
})
