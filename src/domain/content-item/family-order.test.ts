import { expect, test } from 'vitest'
import type { Item } from './families.ts'
import { sortByFamily } from './family-order.ts'

test('referenced families come first, and items of a family are sorted by id', () => {
  const items = (['topic 2', 'course 11', 'topic 1', 'category 9', 'course 2'] as const).map((name) => {
    const [family, id] = name.split(' ')
    return { family, id: Number(id), document: {} } as Item
  })
  expect(sortByFamily(items).map(({ family, id }) => `${family} ${id}`)).toEqual([
    'category 9',
    'course 2',
    'course 11',
    'topic 1',
    'topic 2',
  ])
})
