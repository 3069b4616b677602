import { expect, test } from 'vitest'
import { formatItems } from './format-items.ts'

test('items are listed by family, with consecutive ids as a range', () => {
  const courses = [7, 1, 2, 3].map((id) => ({ family: 'course', id }) as const)
  expect(formatItems([...courses, { family: 'news', id: 4 }])).toBe('course 1-3, 7; news 4')
  expect(formatItems([])).toBe('')
})
