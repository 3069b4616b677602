import { expect, test } from 'vitest'
import { isServerNamespace, readMessageTexts } from './message-file.ts'
import { findMissingMessages, formatMissingMessages } from './message-missing.ts'

type Namespaces = Record<string, Record<string, unknown>>

const textsOf = (languages: Record<string, Namespaces>) =>
  readMessageTexts(
    Object.entries(languages).flatMap(([language, namespaces]) =>
      Object.entries(namespaces).map(([namespace, texts]) => ({
        path: `src/i18n/messages/${language}/${namespace}.json`,
        text: JSON.stringify(texts),
      })),
    ),
  )

const english = {
  course: { enrol: 'Enrol', hours_one: 'hour', hours_other: 'hours' },
  home: { a: { b: 'B' } },
}

test('a language without files is missing every key of every namespace, in its own plural forms', () => {
  expect(findMissingMessages(['en', 'ja'], textsOf({ en: english }))).toEqual([
    {
      language: 'ja',
      none: true,
      namespaces: [
        { namespace: 'course', keys: ['enrol', 'hours_other'] },
        { namespace: 'home', keys: ['a.b'] },
      ],
    },
  ])
})

test('missing keys and plural forms of a present language are reported', () => {
  const polish = { course: { enrol: 'Zapisz się', hours_one: 'godzina', hours_other: 'godziny' } }
  expect(findMissingMessages(['pl'], textsOf({ en: english, pl: polish }))).toEqual([
    {
      language: 'pl',
      none: false,
      namespaces: [
        { namespace: 'course', keys: ['hours_few', 'hours_many'] },
        { namespace: 'home', keys: ['a.b'] },
      ],
    },
  ])
})

test('a regional language is complete with or without files', () => {
  const texts = textsOf({ en: english, 'en-GB': { course: { enrol: 'Enrol' } } })
  expect(findMissingMessages(['en', 'en-GB', 'en-ZA'], texts)).toEqual([])
})

test('the report is one line', () => {
  const polish = { course: english.course, home: english.home }
  const texts = textsOf({ en: english, pl: polish })
  const report = (...languages: string[]) => formatMissingMessages(findMissingMessages(languages, texts))
  expect(report('en')).toBeUndefined()
  expect(report('en', 'fr')).toBe('Words: fr has none, English is shown')
  expect(report('fr', 'ko')).toBe('Words: fr, ko have none, English is shown')
  expect(report('fr', 'pl')).toBe('Words: fr has none; pl lacks 2 (course), English is shown')
})

test('server messages exist in all fifteen languages', () => {
  const languages = ['ar', 'de', 'es', 'fr', 'id', 'it', 'ko', 'pl', 'pt-BR', 'pt-PT', 'ru', 'th', 'tr', 'vi']
  const missing = findMissingMessages(languages).flatMap(({ namespaces }) =>
    namespaces.map(({ namespace }) => namespace),
  )
  expect(missing.filter(isServerNamespace)).toEqual([])
})

test('the languages of the project are complete', () => {
  const whole = ['en', 'en-GB', 'ar', 'de', 'es', 'fr', 'it', 'pl', 'pt-BR', 'pt-PT', 'tr']
  expect(findMissingMessages(whole)).toEqual([])
})
