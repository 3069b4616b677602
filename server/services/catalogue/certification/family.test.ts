import { expect, test } from 'vitest'
import { topReleases } from './family.ts'

test('a release stands under the topmost one above it that is shown', () => {
  const topOf = topReleases([
    { id: 1, parent: null },
    { id: 2, parent: 1 },
    { id: 3, parent: 2 },
    { id: 5, parent: 4 },
  ])
  expect([1, 2, 3, 5].map(topOf)).toEqual([1, 1, 1, 5])
})

test('releases that name each other stand on their own', () => {
  const topOf = topReleases([
    { id: 1, parent: 2 },
    { id: 2, parent: 1 },
  ])
  expect([1, 2].map(topOf)).toEqual([1, 2])
})
