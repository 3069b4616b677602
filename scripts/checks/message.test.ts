import { expect, test } from 'vitest'
import { findMessageFaults } from './message.ts'
import { readMessageTexts } from './message-file.ts'

type Namespace = Record<string, unknown>

/** Returns the findings of the check for languages that have one namespace, `course`. */
const saysOf = (languages: Record<string, Namespace>, ofSites: string[] = []) =>
  findMessageFaults(
    readMessageTexts(
      Object.entries(languages).map(([language, namespace]) => ({
        path: `src/i18n/messages/${language}/course.json`,
        text: JSON.stringify(namespace),
      })),
    ),
    ofSites,
  ).map(({ level, where, message }) => `${level} ${where.split('/').slice(3).join('/')} ${message}`)

test('languages with the same keys are fine', () => {
  expect(saysOf({ en: { enrol: 'Enrol' }, de: { enrol: 'Anmelden' } }, ['en', 'de'])).toEqual([])
})

test('a key missing in another language is an error, and so is one missing in English', () => {
  expect(saysOf({ en: { enrol: 'Enrol' }, de: { los: 'Los' } })).toEqual([
    'error de/course.json "enrol" is missing',
    'error de/course.json "los" is not in English: remove it, or add it there',
  ])
})

test('a language of the sites without texts of pages is a warning only', () => {
  expect(saysOf({ en: {} }, ['en', 'th'])).toEqual([
    'warning  no messages of pages in "th": they are shown in English',
  ])
})

test('server messages exist in every language of the sites, with or without pages in it', () => {
  const file = (language: string, namespace: string, texts: Namespace) => ({
    path: `src/i18n/messages/${language}/${namespace}.json`,
    text: JSON.stringify(texts),
  })
  const files = [
    file('en', 'course', { enrol: 'Enrol' }),
    file('en', 'error', { 401: 'Log in', 404: 'Not found' }),
    file('fr', 'error', { 401: 'Connectez-vous' }),
  ]
  const faults = findMessageFaults(readMessageTexts(files), ['en', 'en-GB', 'fr', 'th'])
  expect(
    faults.filter(({ level }) => level === 'error').map(({ where, message }) => `${where} ${message}`),
  ).toEqual([
    'src/i18n/messages/fr/error.json "404" is missing',
    'src/i18n/messages/th/error.json "401" is missing',
    'src/i18n/messages/th/error.json "404" is missing',
  ])
})

test('a language with message files but without shell.json is reported once', () => {
  const file = (path: string, text: string) => ({ path: `src/i18n/messages/${path}.json`, text })
  const files = [
    file('en/shell', '{"home":"Home","menu":"Menu"}'),
    file('en/about', '{"title":"About"}'),
    file('fr/about', '{"title":"A propos"}'),
  ]
  const faults = findMessageFaults(readMessageTexts(files), ['en', 'fr']).map(
    ({ where, message }) => `${where}: ${message}`,
  )
  expect(faults).toEqual([
    'src/i18n/messages/fr: pages are not shown in "fr" without shell.json: write every namespace, or leave out about.json',
  ])
})

test('an empty text is an error', () => {
  expect(saysOf({ en: { enrol: 'Enrol' }, de: { enrol: ' ' } })).toEqual([
    'error de/course.json "enrol" has no text',
  ])
})

test('nested keys are compared too', () => {
  expect(saysOf({ en: { a: { b: 'B' } }, de: { a: {} } })).toEqual(['error de/course.json "a.b" is missing'])
})

const hours = { hours_one: '{{count}} hour', hours_other: '{{count}} hours' }

test('each language has exactly the plural forms that it needs', () => {
  const arabic = Object.fromEntries(
    ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => [`hours_${form}`, '{{count}}']),
  )
  expect(saysOf({ en: hours, ar: arabic, ko: { hours_other: '{{count}}' } })).toEqual([])
  expect(saysOf({ en: hours, pl: hours })).toEqual([
    'error pl/course.json "hours_few" is missing',
    'error pl/course.json "hours_many" is missing',
  ])
  expect(saysOf({ en: hours, ko: hours })).toEqual([
    'error ko/course.json "hours_one": ko has no such plural form',
  ])
})

test('a lost or invented variable is an error', () => {
  expect(saysOf({ en: { hello: 'Hello {{name}}' }, de: { hello: 'Hallo {{nam}}' } })).toEqual([
    'error de/course.json "hello" is missing {{name}}',
    'error de/course.json "hello" has {{nam}}, which is not in English',
  ])
})

test('a form for one single number may spell it out, a form for many numbers may not', () => {
  const german = { hours_one: 'Eine Stunde', hours_other: '{{count}} Stunden' }
  expect(saysOf({ en: hours, de: german })).toEqual([])
  // In Russian, the plural form `one` is used for 21 too.
  const russian = {
    hours_one: 'Час',
    hours_few: '{{count}}',
    hours_many: '{{count}}',
    hours_other: '{{count}}',
  }
  expect(saysOf({ en: hours, ru: russian })).toEqual([
    'error ru/course.json "hours_one" is missing {{count}}',
  ])
})

test('British English contains only the differences from English', () => {
  expect(saysOf({ en: { enrol: 'Enroll', watch: 'Watch' }, 'en-GB': { enrol: 'Enrol' } })).toEqual([])
  expect(saysOf({ en: {}, 'en-GB': { enrol: 'Enrol' } })).toHaveLength(1)
})

test('a regional language without a folder uses the messages of its base language', () => {
  expect(saysOf({ en: { enrol: 'Enrol' } }, ['en', 'en-GB'])).toEqual([])
})
