import { expect, test } from 'vitest'
import { direction, scriptOf } from './script.ts'

test('the script of a language says in which direction it runs', () => {
  const leftToRight = ['en', 'pt-BR', 'ru', 'th', 'ko', 'vi', 'tr', 'az']
  expect(leftToRight.map(direction)).toEqual(leftToRight.map(() => 'ltr'))
  const rightToLeft = ['ar', 'ar-EG', 'he', 'fa', 'ur', 'az-Arab']
  expect(rightToLeft.map(direction)).toEqual(rightToLeft.map(() => 'rtl'))
})

test('the script is that in which the language is mostly written, or the one that its tag names', () => {
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
