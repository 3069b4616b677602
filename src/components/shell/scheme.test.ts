import { expect, test } from 'vitest'
import { colorSchemeOf } from './scheme.ts'

test.each([
  [undefined, true, 'light'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
  ['something else', true, 'light'],
])('the choice %s and a dark system (%s) give the scheme %s', (chosen, dark, scheme) => {
  expect(colorSchemeOf(chosen, dark)).toBe(scheme)
})
