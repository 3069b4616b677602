import { expect, test } from 'vitest'
import { type NearWord, withoutFarGuesses } from './near-words.ts'

const word = (name: string, near: number, more: Partial<NearWord> = {}): NearWord => ({
  ...{ at: 0, language: 'en', word: name, near, sure: false },
  ...more,
})
const kept = (...words: NearWord[]) => withoutFarGuesses(words).map((each) => each.word)

test('corrections count if they are at least 0.85 times as near as the best', () => {
  expect(kept(word('best', 0.4), word('at the bound', 0.4 * 0.85), word('too far', 0.339))).toEqual([
    'best',
    'at the bound',
  ])
})

test('no correction counts if there is an exact match; all exact matches count', () => {
  const sure = { sure: true }
  expect(kept(word('guess', 0.5), word('far', 0.1, sure), word('near', 1, sure))).toEqual(['far', 'near'])
})

test('each search word is judged separately', () => {
  const other = { at: 1 }
  expect(
    kept(word('sure', 0.4, { sure: true }), word('guess', 0.2, other), word('worse', 0.1, other)),
  ).toEqual(['sure', 'guess'])
})

test('without near words there is no correction', () => {
  expect(kept()).toEqual([])
})
