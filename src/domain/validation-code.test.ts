import { expect, test } from 'vitest'
import { normalisedCode } from './validation-code.ts'

test.each(['12345', ' 1 2 3 4 5 ', '１２３４５', '١٢٣٤٥', '۱۲۳۴۵', '๑๒๓๔๕', '\u200f12345'])(
  '%j is 12345',
  (typed) => {
    expect(normalisedCode(typed)).toBe('12345')
  },
)

test('a figure is one from nought to nine in every script, and the sign after them is none', () => {
  expect(normalisedCode('٠٩۰۹๐๙')).toBe('090909')
  expect(normalisedCode('٪')).toBe('٪')
})

test('what is no figure stays, and so is wrong', () => {
  expect(normalisedCode('1234S')).toBe('1234S')
  expect(normalisedCode('')).toBe('')
})
