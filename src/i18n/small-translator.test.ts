import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadMessages } from './load-messages.ts'
import { createSmallTranslator, languageMark } from './small-translator.ts'
import { createTranslator } from './translator.ts'

const languages = readdirSync('src/i18n/messages')
const values = { count: 0, name: 'A', watched: 3, page: 2, chapter: 'B', length: '5 min', chapters: '4' }
const counts = [0, 1, 2, 3, 5, 11, 21, 100]

const plural = /_(zero|one|two|few|many|other)$/

/**
 * Returns every key of a namespace, without plural suffixes, together with the counts to test: ['shell:kind.gsc',
 * [0]].
 */
function keysOf(messages: Record<string, unknown>, path: string): [key: string, counts: readonly number[]][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key.replace(plural, '')}`, plural.test(key) ? counts : [0]] as const]
      : keysOf(value as Record<string, unknown>, `${path}${key}.`),
  )
}

test.each(languages)('islands and pages have the same texts in %s for every key and count', (language) => {
  const messages = loadMessages(language)
  const large = createTranslator(language, messages, loadMessages('en'))
  const small = createSmallTranslator(language, messages)
  const keys = Object.entries(messages).flatMap(([namespace, texts]) => keysOf(texts, `${namespace}:`))
  expect(keys.length).toBeGreaterThan(100)
  for (const [key, numbers] of keys)
    for (const count of numbers)
      expect(small.t(key, { ...values, count })).toBe(large.t(key, { ...values, count }))
})

test('a key without a text is its own text, and is not found', () => {
  const small = createSmallTranslator('en', { namespace: { a: 'A' } })
  expect(small.t('namespace:none')).toBe('namespace:none')
  expect(small.find('namespace:none')).toBeUndefined()
  expect(small.find('elsewhere:none.deeper')).toBeUndefined()
})

test('a namespace that is marked as English has English plurals on a page of any language', () => {
  const namespace = { days_one: '{{count}} day', days_other: '{{count}} days', [languageMark]: 'en' }
  const { language, locale, t } = createSmallTranslator('ja', { namespace })
  expect([language, locale]).toEqual(['ja', 'en'])
  expect([t('namespace:days', { count: 1 }), t('namespace:days', { count: 2 })]).toEqual(['1 day', '2 days'])
})

test('each namespace uses the plurals of its own language', () => {
  const polish = { days_one: 'dzień', days_few: 'dni', days_many: 'dni', days_other: 'dnia' }
  const namespaces = { own: polish, lent: { days_one: 'day', days_other: 'days', [languageMark]: 'en' } }
  const { t } = createSmallTranslator('pl', namespaces)
  expect([t('own:days', { count: 2 }), t('lent:days', { count: 2 })]).toEqual(['dni', 'days'])
})
