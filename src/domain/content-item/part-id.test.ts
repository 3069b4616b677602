import { expect, test } from 'vitest'
import { partId, partNumber } from './part-id.ts'

const small = { idsPerItem: 100 }
const large = { idsPerItem: 1000, further: { from: 1_000_000_000, idsPerItem: 10_000 } }

test.each([
  [small, 7, 2, 702],
  [small, 7, 99, 799],
  [large, 7, 999, 7999],
  [large, 7, 1000, 1_000_071_000],
  [large, 7, 9999, 1_000_079_999],
])('with %j, part %3$i of item %2$i has its own id', (ids, item, number, id) => {
  expect(partId(ids, item, number)).toBe(id)
  expect(partNumber(ids, item, id)).toBe(number)
})

test.each([
  [small, 7, 100],
  [small, 7, 0],
  [large, 7, 10_000],
])('with %j, item %i has no part %i', (ids, item, number) => {
  expect(partId(ids, item, number)).toBeUndefined()
})

test.each([
  [small, 700],
  [small, 800],
  [small, 602],
  [large, 8001],
  [large, 1_000_070_999],
  [large, 1_000_081_000],
])('with %j, %i is not a part of item 7', (ids, id) => {
  expect(partNumber(ids, 7, id)).toBeUndefined()
})
