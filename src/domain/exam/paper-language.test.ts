import { expect, test } from 'vitest'
import { languageOfPaper } from './paper-language.ts'

test.each([
  [['de', 'de'], 'en', 'de'],
  [['en', 'en'], 'de', 'en'],
  [['en', 'de'], 'de', 'de'],
  [['en', 'pl', 'pl'], 'fr', 'pl'],
  [[], 'it', 'it'],
])('a paper of questions in %j, started in %s, is in %s', (languages, begun, language) => {
  const questions = languages.map((each) => ({ language: each }))
  expect(languageOfPaper(questions, begun)).toBe(language)
})
