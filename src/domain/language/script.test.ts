import { expect, test } from 'vitest'
import { scriptOf, textDirectionOf } from './script.ts'

test('the script of a language decides its direction', () => {
  const leftToRight = ['en', 'pt-BR', 'ru', 'th', 'ko', 'vi', 'tr', 'az']
  expect(leftToRight.map(textDirectionOf)).toEqual(leftToRight.map(() => 'ltr'))
  const rightToLeft = ['ar', 'ar-EG', 'he', 'fa', 'ur', 'az-Arab']
  expect(rightToLeft.map(textDirectionOf)).toEqual(rightToLeft.map(() => 'rtl'))
})

test('the script is the usual one of the language, or the one in its tag', () => {
  expect(['de', 'ru', 'uk', 'he', 'th', 'ko', 'sr', 'sr-Latn'].map(scriptOf)).toEqual([
    'Latn',
    'Cyrl',
    'Cyrl',
    'Hebr',
    'Thai',
    'Kore',
    'Cyrl',
    'Latn',
  ])
})
