// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { findingText } from './finding-text.ts'

test('a missing translation is named by its language, also by one of two words', () => {
  document.documentElement.lang = 'en'
  expect(findingText({ rule: 'missingTranslation', detail: 'pl' })).toBe('The texts in Polish are missing.')
  expect(findingText({ rule: 'missingTranslation', detail: 'en-GB' })).toBe(
    'The texts in British\u00A0English are missing.',
  )
})
