import { expect, test } from 'vitest'
import { interpolate } from './interpolate.ts'

test('values replace their names unescaped; a name without a value stays', () => {
  expect(interpolate('{{a}} of {{b}}, {{a}}', { a: 1, b: '<{{a}}$&>' })).toBe('1 of <{{a}}$&>, 1')
  expect(interpolate('{{a}} of {{b}}', { a: undefined })).toBe('{{a}} of {{b}}')
})
