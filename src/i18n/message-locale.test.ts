import { expect, test } from 'vitest'
import { findLanguages, messageLocaleOf, overlayTexts } from './message-locale.ts'

const present = ['ar', 'en', 'es', 'pt-BR']

test.each([
  ['ar', 'ar'],
  ['pt-BR', 'pt-BR'],
  ['es-MX', 'es'],
  ['en-GB', 'en'],
  ['pt-PT', 'en'],
  ['fr', 'en'],
  ['', 'en'],
])('the locale for "%s" is %s', (language, locale) => {
  expect(messageLocaleOf(language, present)).toBe(locale)
})

test('an overlay changes only its own keys, at any depth, and modifies neither argument', () => {
  const texts = { a: 'A', group: { b: 'B', c: 'C' } }
  const regional = { group: { b: 'β' } }
  expect(overlayTexts(texts, regional)).toEqual({ a: 'A', group: { b: 'β', c: 'C' } })
  expect(texts.group.b).toBe('B')
  expect(regional).toEqual({ group: { b: 'β' } })
})

test('pages do not have the languages that only the server has, and have a regional one with its base', () => {
  const files = [
    ['en', 'shell'],
    ['en', 'error'],
    ['en-GB', 'error'],
    ['fr', 'error'],
    ['pt-BR', 'error'],
  ] as const
  expect(findLanguages('shell', files)).toEqual(['en', 'en-GB'])
  expect(findLanguages('error', files)).toEqual(['en', 'en-GB', 'fr', 'pt-BR'])
})
