import { expect, test } from 'vitest'
import { overlay, spokenOf } from './spoken.ts'

const present = ['ar', 'en', 'es', 'pt-BR']

test.each([
  ['ar', 'ar'],
  ['pt-BR', 'pt-BR'],
  ['es-MX', 'es'],
  ['en-GB', 'en'],
  ['pt-PT', 'en'],
  ['fr', 'en'],
  ['', 'en'],
])('a reader of "%s" hears %s', (language, spoken) => {
  expect(spokenOf(language, present)).toBe(spoken)
})

test('an overlay changes only what it says, at any depth, and neither of the two', () => {
  const texts = { a: 'A', group: { b: 'B', c: 'C' } }
  const regional = { group: { b: 'β' } }
  expect(overlay(texts, regional)).toEqual({ a: 'A', group: { b: 'β', c: 'C' } })
  expect(texts.group.b).toBe('B')
  expect(regional).toEqual({ group: { b: 'β' } })
})
