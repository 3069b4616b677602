import { expect, test } from 'vitest'
import { formatDimensions } from './format-dimensions.ts'

test('a size stays from left to right inside Arabic text', () => {
  expect(formatDimensions({ width: 240, height: 135 })).toBe('\u2066240 × 135\u2069')
})
