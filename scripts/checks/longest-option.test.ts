import { expect, test } from 'vitest'
import { type ChoiceQuestion, findLongOptions } from './longest-option.ts'

const choice = (longest: boolean, language = 'en'): ChoiceQuestion => ({
  ...{ pool: 1, language, right: 1 },
  options: longest ? ['no', 'rightly', 'not', 'never'] : ['no', 'right', 'not', 'never'],
})
const choices = (longest: number, of: number, language?: string): ChoiceQuestion[] =>
  Array.from({ length: of }, (_, index) => choice(index < longest, language))
const messages = (...given: Parameters<typeof findLongOptions>) =>
  findLongOptions(...given).map(({ where, message }) => [where, message.split(':')[0]])

test('in each pool and language, a right option may be the longest as often as by chance, and ten of a hundred more', () => {
  expect(findLongOptions([...choices(7, 20), ...choices(7, 20, 'de')])).toEqual([])
  expect(messages([...choices(7, 20), ...choices(8, 20, 'de')])).toEqual([
    ['pool 1 de', 'the right option is the longest in 8 of 20 questions, at most 7 are allowed'],
  ])
})

test('questions whose options are numbers do not count', () => {
  const numbers = Array.from({ length: 80 }, () => ({
    ...choice(false),
    options: ['1 m', '2 m', '3 m', '4 m'],
  }))
  expect(messages([...choices(8, 20), ...numbers])).toHaveLength(1)
})

test('a known count may stay, not grow, and must be lowered when it has decreased', () => {
  expect(messages(choices(9, 20), { '1 en': 9 })).toEqual([])
  expect(messages(choices(10, 20), { '1 en': 9 })[0]?.[0]).toBe('pool 1 en')
  expect(messages(choices(8, 20), { '1 en': 9 })).toEqual([
    ['scripts/checks/longest-option.json', 'pool 1 en has 8 now'],
  ])
})
