import { expect, test } from 'vitest'
import { type ChoiceQuestion, findLongOptions } from './longest-option.ts'

const choice = (language: string, longest: boolean): ChoiceQuestion => ({
  ...{ language, right: 1 },
  options: longest ? ['no', 'rightly', 'not', 'never'] : ['no', 'right', 'not', 'never'],
})
const choices = (language: string, longest: number, of: number): ChoiceQuestion[] =>
  Array.from({ length: of }, (_, index) => choice(language, index < longest))

test('a right option may be the longest as often as chance makes it, and three of a hundred more', () => {
  expect(findLongOptions(choices('en', 28, 100))).toEqual([])
  expect(findLongOptions([...choices('en', 29, 100), ...choices('de', 28, 100)])).toEqual([
    {
      level: 'error',
      where: 'content/pool/*/en.json',
      message:
        'the right option is the longest in 29 of 100 questions, at most 28 are allowed: shorten right options or lengthen wrong ones',
    },
  ])
})

test('as long as another is not the longest', () => {
  expect(findLongOptions(choices('en', 0, 10))).toEqual([])
})
