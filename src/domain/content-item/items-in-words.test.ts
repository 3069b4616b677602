import { expect, test } from 'vitest'
import { itemsInWords } from './items-in-words.ts'

test('items are named by family, numbers in a row as a range', () => {
  const courses = [7, 1, 2, 3].map((id) => ({ family: 'course', id }) as const)
  expect(itemsInWords([...courses, { family: 'news', id: 4 }])).toBe('course 1-3, 7; news 4')
  expect(itemsInWords([])).toBe('')
})
