import { expect, test } from 'vitest'
import { editorLanguage } from '../editor-language.ts'
import { findingSentences, formatFindingSentence } from './format-finding-sentence.ts'

test('a finding is a sentence with the values of its detail', () => {
  const say = (
    rule: 'incomplete' | 'creditsOutOfReachOnSite' | 'linkLeavesSite' | 'brokenLink',
    detail: string,
  ) => formatFindingSentence({ rule, detail }, 'en')
  expect(say('incomplete', 'missing')).toBe('Fill in this field.')
  expect(say('incomplete', 'tooLong 160')).toBe('Use at most 160 characters.')
  expect(say('incomplete', '')).toBe('This value does not fit the other fields.')
  expect(say('creditsOutOfReachOnSite', '6/12: kr')).toBe(
    'On the site kr the courses have 6 credits, but the exam requires 12.',
  )
  expect(say('linkLeavesSite', '/course/detail/1 kr')).toContain(
    '/course/detail/1 is not shown on the site kr',
  )
  expect(say('brokenLink', '/nowhere')).toContain('/nowhere has no page')
  expect(say('brokenLink', 'course 12')).toContain('course 12 has no page')
  expect(formatFindingSentence({ rule: 'incomplete', detail: 'missing' }, 'de')).toBe(
    'Füllen Sie dieses Feld aus.',
  )
})

test('a wrong end and a wrong time zone have different sentences', () => {
  const say = (detail: string) => formatFindingSentence({ rule: 'wrongTime', detail }, 'en')
  expect(say('2020-01-01T10:00:00.000Z')).toBe(
    'This time is not after the start: correct the start or the end.',
  )
  expect(say('Mars/Base')).toBe('Mars/Base is not a time zone: use a name such as Europe/Warsaw.')
})

test('each language has the same values in each sentence', () => {
  const valuesIn = (sentence: string) => new Set(sentence.match(/\{\{\d\}\}/g))
  for (const language of editorLanguage.options)
    for (const [name, sentence] of Object.entries(findingSentences.en))
      expect([name, valuesIn(findingSentences[language][name as never])]).toEqual([name, valuesIn(sentence)])
})
