import { expect, test } from 'vitest'
import { searchTermsOf } from './search-text.ts'

test('a search finds each word anywhere in the text, a short one only at the beginning of a word', () => {
  expect(searchTermsOf('  Ada by ')).toEqual(['ada', ' by'])
  expect(searchTermsOf('김민')).toEqual([' 김민'])
})

test('a search uses five words', () => {
  expect(searchTermsOf('one two three four five six')).toHaveLength(5)
})
