import { expect, test } from 'vitest'
import { shownLanguage, shownText } from './shown-language.ts'

test.each([
  [['en', 'de', 'fr'], 'de', 'de'],
  [['en', 'de'], 'fr', 'en'],
  [['pl', 'de'], 'fr', 'de'],
  [['pl'], 'en', 'pl'],
  [[], 'en', undefined],
])('of %j a reader of %s sees %s', (languages, reader, shown) => {
  const texts = Object.fromEntries(languages.map((language) => [language, `in ${language}`]))
  expect(shownLanguage(texts, reader)).toBe(shown)
  expect(shownText(texts, reader)).toBe(shown && `in ${shown}`)
})
