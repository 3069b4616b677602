import { expect, test } from 'vitest'
import { formatSize } from './format-size.ts'

test('a size stays from left to right inside Arabic text', () => {
  expect(formatSize({ width: 240, height: 135 })).toBe('\u2066240 × 135\u2069')
})
