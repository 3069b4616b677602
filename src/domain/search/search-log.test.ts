import { expect, test } from 'vitest'
import { canCountKeyword } from './search-log.ts'

test.each([
  ['drone detection', true],
  ['en 62676-4', false],
  ['en 62676', true],
  ['h.265', true],
  ['ada@example.org', false],
  ['+48 600 100 200', false],
  ['0048600100200', false],
  ['https://example.org/a', false],
  ['a'.repeat(60), true],
  ['a'.repeat(61), false],
])('%s may be counted: %s', (keyword, countable) => expect(canCountKeyword(keyword)).toBe(countable))
