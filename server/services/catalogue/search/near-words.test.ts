import { expect, test } from 'vitest'
import { type NearWord, withoutFarGuesses } from './near-words.ts'

const word = (name: string, near: number, more: Partial<NearWord> = {}): NearWord => ({
  ...{ at: 0, language: 'en', word: name, near, sure: false },
  ...more,
})
const kept = (...words: NearWord[]) => withoutFarGuesses(words).map((each) => each.word)

test('of guesses those count that are at least 0.85 times as near as the best', () => {
  expect(kept(word('best', 0.4), word('at the bound', 0.4 * 0.85), word('too far', 0.339))).toEqual([
    'best',
    'at the bound',
  ])
})

test('where something is sure no guess counts, however near, and all that is sure does', () => {
  const sure = { sure: true }
  expect(kept(word('guess', 0.5), word('far', 0.1, sure), word('near', 1, sure))).toEqual(['far', 'near'])
})

test('each word that was asked for is judged apart', () => {
  const other = { at: 1 }
  expect(
    kept(word('sure', 0.4, { sure: true }), word('guess', 0.2, other), word('worse', 0.1, other)),
  ).toEqual(['sure', 'guess'])
})

test('nothing near is nothing', () => {
  expect(kept()).toEqual([])
})
