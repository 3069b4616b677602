import { expect, test } from 'vitest'
import { isStorable } from './storable-text.ts'

test.each([
  ['letters of any language', 'Přílohy, كاميرا, 카메라', true],
  ['a whole pair', '😀', true],
  ['nothing', '', true],
  ['a NUL', 'a\0b', false],
  ['the first half of a pair', 'a\ud83d', false],
  ['the second half of a pair', '\ude00b', false],
])('%s can be stored: %s: %s', (_, text, storable) => {
  expect(isStorable(text)).toBe(storable)
})
