import { expect, test } from 'vitest'
import { loadMessages, translatorOf } from './load-messages.ts'

test('every area of a language is read', () => {
  expect(Object.keys(loadMessages('en'))).toContain('enrolment')
})

test('a translator is made once for each language', () => {
  expect(translatorOf('de')).toBe(translatorOf('de'))
  expect(translatorOf('de')).not.toBe(translatorOf('en'))
})
