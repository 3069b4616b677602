import { expect, test } from 'vitest'
import { joinWithCommas } from './join-with-commas.ts'

test('commas are those of the language', () => {
  expect(joinWithCommas('en', ['a', 'b', 'c'])).toBe('a, b, c')
  expect(joinWithCommas('ar', ['a', 'b'])).toBe('a، b')
})
