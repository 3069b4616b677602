import { expect, test } from 'vitest'
import { findNearestWord } from './correct-terms.ts'

const candidates = [
  { language: 'en', word: 'vid', items: 5 },
  { language: 'en', word: 'video', items: 40 },
  { language: 'en', word: 'videos', items: 9 },
  { language: 'en', word: 'came', items: 2 },
  { language: 'en', word: 'camera', items: 50 },
  { language: 'en', word: 'fire', items: 7 },
]
const nearest = (typed: string) => findNearestWord(typed, candidates)?.word

test('swapped letters are one error, and the nearest word is taken, never its stem', () => {
  expect(nearest('vidoe')).toBe('video')
  expect(nearest('camrea')).toBe('camera')
})

test('of equally near words the one that most items contain is taken', () => {
  expect(
    findNearestWord('lenz', [
      { language: 'en', word: 'lens', items: 1 },
      { language: 'en', word: 'lenk', items: 3 },
    ])?.word,
  ).toBe('lenk')
})

test('a word that resembles none is not corrected', () => {
  expect(nearest('firewall')).toBeUndefined()
  expect(nearest('qzxyw')).toBeUndefined()
})
