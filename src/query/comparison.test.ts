import { expect, test } from 'vitest'
import { formatComparisonQuery, parseComparedIds } from './comparison.ts'

const allIds = [1, 2, 3, 4, 5]
const compared = (search: string) => parseComparedIds(new URLSearchParams(search), allIds)

test('a URL compares up to four certifications in its order, without duplicates', () => {
  expect(compared('ids=3,1')).toEqual([3, 1])
  expect(compared('ids=1,1,2')).toEqual([1, 2])
  expect(compared('ids=5,4,3,2,1')).toEqual([5, 4, 3, 2])
})

test('unknown ids are left out', () => {
  expect(compared('ids=99,x,,2,-1,1.5')).toEqual([2])
  expect(compared('')).toEqual([])
})

test('no certifications have an empty query', () => {
  expect(formatComparisonQuery([])).toBe('')
  expect(formatComparisonQuery([3, 1])).toBe('?ids=3,1')
})
