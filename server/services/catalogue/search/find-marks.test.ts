import { expect, test } from 'vitest'
import { findMarks } from './find-marks.ts'

const word = (name: string, language = 'en') => ({
  ...{ term: 0, phrase: 0, index: 0, length: 1 },
  ...{ language, word: name, similarity: 1 },
})

test('found words are marked in the text', () => {
  expect(findMarks('A Lens, a cable; the lens', 'en', [word('lens'), word('mast')])).toEqual([
    [2, 6],
    [21, 25],
  ])
})

test('a word found in another language is not marked', () => {
  expect(findMarks('A lens', 'en', [word('lens', 'de')])).toEqual([])
})
