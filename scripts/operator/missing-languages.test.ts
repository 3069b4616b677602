import { expect, test } from 'vitest'
import { isShownOnSite, translationCoverageOf } from './missing-languages.ts'

const item = (document: object) => ({ id: 1, document: { ...document } })
const whole = { name: 'Seeing', summary: 'Light.', body: '<p>Light.</p>' }
const listed = { name: 'Sehen', summary: 'Licht.' }

test.each([
  ['de', 'all'],
  ['ko', 'listed'],
  ['th', 'none'],
  ['en-GB', 'all'],
] as const)('the translation of an item in %s is: %s', (language, said) => {
  const topic = item({ texts: { en: whole, de: { ...listed, body: '<p>Licht.</p>' }, ko: listed } })
  expect(translationCoverageOf(topic, language)).toBe(said)
})

test('a list is missing in a language if one of its parts is', () => {
  const part = (...codes: string[]) => ({
    texts: Object.fromEntries(codes.map((code) => [code, { x: 'y' }])),
  })
  expect(translationCoverageOf(item({ questions: [part('en', 'de'), part('en')] }), 'de')).toBe('none')
  expect(translationCoverageOf(item({ questions: [part('en', 'de'), part('en', 'de')] }), 'de')).toBe('all')
})

test('a picture without a description in the language is named apart: the item itself is translated', () => {
  const texts = { en: whole, de: whole, pl: whole }
  const pictures = [
    { name: 'a', texts: { en: { alt: 'A lens' }, de: { alt: 'Ein Objektiv' } } },
    { name: 'b' },
  ]
  for (const language of ['en', 'de'])
    expect(translationCoverageOf(item({ texts, pictures }), language)).toBe('all')
  expect(translationCoverageOf(item({ texts, pictures }), 'pl')).toBe('pictures')
  expect(translationCoverageOf(item({ texts, picture: pictures[0] }), 'pl')).toBe('pictures')
  expect(translationCoverageOf(item({ texts, pictures }), 'fr')).toBe('none')
})

test('questions only in German are missing in English', () => {
  const pool = item({ questions: [{ texts: { de: { question: 'Wie weit?', options: ['3 m', '4 m'] } } }] })
  expect([translationCoverageOf(pool, 'de'), translationCoverageOf(pool, 'en')]).toEqual(['all', 'none'])
})

test('an item is shown by the sites of its brand, or by those that it names', () => {
  const eu = { folder: 'eu', tenant: 'main' }
  expect(isShownOnSite(item({ audience: { tenants: ['main'] } }), eu)).toBe(true)
  expect(isShownOnSite(item({ audience: { tenants: ['main'], sites: ['uk'] } }), eu)).toBe(false)
  expect(isShownOnSite(item({ audience: { tenants: ['sister'] } }), eu)).toBe(false)
})
