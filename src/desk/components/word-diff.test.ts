import { expect, test } from 'vitest'
import { diffTexts } from './word-diff.ts'

const kinds = (before: string, after: string) =>
  diffTexts(before, after).map(({ kind, text }) => `${kind}: ${text}`)

test('a changed word is one difference', () => {
  expect(kinds('The red door opens', 'The blue door opens')).toEqual([
    'same: The ',
    'removed: red',
    'added: blue',
    'same:  door opens',
  ])
})

test('texts that share only a few small words are shown whole, the earlier one first', () => {
  const before = 'The strike of a door releases the latch when the current flows'
  const after = 'Choose the lens by the width of the scene, not by a rule'
  expect(kinds(before, after)).toEqual([`removed: ${before}`, `added: ${after}`])
})

test('a text that a sentence was added to is compared word by word', () => {
  const before = 'Choose the lens by the width of the scene.'
  const after = `${before} Measure it before.`
  expect(kinds(before, after)).toEqual([`same: ${before}`, 'added:  Measure it before.'])
})

test('an empty text and an equal text are one part', () => {
  expect(kinds('', 'A door')).toEqual(['added: A door'])
  expect(kinds('A door', '')).toEqual(['removed: A door'])
  expect(kinds('A door', 'A door')).toEqual(['same: A door'])
})

test('languages without spaces are compared, and shown whole if they differ', () => {
  expect(kinds('문을 연다', '렌즈를 고른다')).toEqual(['removed: 문을 연다', 'added: 렌즈를 고른다'])
})

test('amounts and codes are shown whole', () => {
  expect(kinds('120.00', '150.00')).toEqual(['removed: 120.00', 'added: 150.00'])
  expect(kinds('NET-204', 'NET-204')).toEqual(['same: NET-204'])
})
