import { expect, test } from 'vitest'
import { createTopVersionFinder } from './create-top-version-finder.ts'

const member = (id: number, parent: number | null = null) => ({ id, parent })

test('a release is listed under the topmost release above it', () => {
  const topOf = createTopVersionFinder([member(1), member(2, 1), member(3, 2), member(4)])
  expect([1, 2, 3, 4].map(topOf)).toEqual([1, 1, 1, 4])
})

test('a release with a hidden parent is listed separately', () => {
  const topOf = createTopVersionFinder([member(2, 1), member(3, 2)])
  expect([2, 3].map(topOf)).toEqual([2, 2])
})

test('releases that name each other are all listed, each on its own', () => {
  const topOf = createTopVersionFinder([member(1, 2), member(2, 1), member(3, 3), member(4, 1)])
  expect([1, 2, 3, 4].map(topOf)).toEqual([1, 2, 3, 4])
})
