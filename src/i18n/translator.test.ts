import { expect, test } from 'vitest'
import { createTranslator } from './translator.ts'

const english = {
  course: { enrol: 'Enrol', watch: 'Watch', hours_one: '{{count}} hour', hours_other: '{{count}} hours' },
}
const arabic = {
  course: {
    enrol: 'التحق',
    hours_zero: 'بلا ساعات',
    hours_one: 'ساعة واحدة',
    hours_two: 'ساعتان',
    hours_few: '{{count}} ساعات',
    hours_many: '{{count}} ساعة',
    hours_other: '{{count}} من الساعات',
  },
}

test('Arabic uses all its six plural forms', () => {
  const { t } = createTranslator('ar', arabic, english)
  expect([0, 1, 2, 3, 11, 100].map((count) => t('course:hours', { count }))).toEqual([
    'بلا ساعات',
    'ساعة واحدة',
    'ساعتان',
    '3 ساعات',
    '11 ساعة',
    '100 من الساعات',
  ])
})

test('Polish has different plurals for 2, 5 and 22', () => {
  const course = {
    hours_one: 'godzina',
    hours_few: 'godziny',
    hours_many: 'godzin',
    hours_other: 'godziny (część)',
  }
  const { t } = createTranslator('pl', { course }, english)
  expect([1, 2, 5, 22, 25].map((count) => t('course:hours', { count }))).toEqual([
    'godzina',
    'godziny',
    'godzin',
    'godziny',
    'godzin',
  ])
})

test('a text that is missing in a language is in English', () => {
  expect(createTranslator('ar', arabic, english).t('course:watch')).toBe('Watch')
})

test('a plural that is missing in a language is in English in its English form', () => {
  const { locale, t } = createTranslator('ja', { course: { enrol: '登録' } }, english)
  expect([locale, t('course:enrol')]).toEqual(['ja', '登録'])
  expect([1, 2].map((count) => t('course:hours', { count }))).toEqual(['1 hour', '2 hours'])
})

test('a language without messages uses English', () => {
  const { language, locale, t } = createTranslator('ja', {}, english)
  expect([language, locale]).toEqual(['ja', 'en'])
  expect([1, 2].map((count) => t('course:hours', { count }))).toEqual(['1 hour', '2 hours'])
})

test('translators of several languages do not affect each other', async () => {
  const translators = { ar: createTranslator('ar', arabic, english), en: createTranslator('en', english) }
  const say = async (language: 'ar' | 'en') => {
    await Promise.resolve()
    return translators[language].t('course:enrol')
  }
  const said = await Promise.all(Array.from({ length: 100 }, (_, index) => say(index % 2 ? 'ar' : 'en')))
  expect(said.filter((text, index) => text !== (index % 2 ? 'التحق' : 'Enrol'))).toEqual([])
})

test('find returns undefined for a key that no language has', () => {
  const { find } = createTranslator('ar', arabic, english)
  expect([find('course:watch'), find('course:nothing'), find('error:10024')]).toEqual([
    'Watch',
    undefined,
    undefined,
  ])
})

test('values are inserted unescaped, because the page escapes them', () => {
  const { t } = createTranslator('en', { account: { account: 'Account of {{name}}' } })
  expect(t('account:account', { name: 'A & B' })).toBe('Account of A & B')
})

test('a key without a text is its own text with its namespace, as in islands', () => {
  const { t, find } = createTranslator('ar', arabic, english)
  expect([t('course:none'), t('elsewhere:none')]).toEqual(['course:none', 'elsewhere:none'])
  expect(t('course:none', { count: 2 })).toBe('course:none')
  expect(find('course:none')).toBeUndefined()
})
