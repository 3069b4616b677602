import { expect, test } from 'vitest'
import { shownLanguageOf, shownTextOf } from './shown-language.ts'

test.each([
  [['en', 'de', 'fr'], 'de', 'de'],
  [['en', 'de'], 'fr', 'en'],
  [['pl', 'de'], 'fr', 'de'],
  [['pl'], 'en', 'pl'],
  [[], 'en', undefined],
])('of %j a reader of %s sees %s', (languages, reader, shown) => {
  const texts = Object.fromEntries(languages.map((language) => [language, `in ${language}`]))
  expect(shownLanguageOf(texts, reader)).toBe(shown)
  expect(shownTextOf(texts, reader)).toBe(shown && `in ${shown}`)
})
