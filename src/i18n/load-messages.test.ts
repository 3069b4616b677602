import { expect, test } from 'vitest'
import { loadMessages, translatorOf } from './load-messages.ts'

test('every namespace of a language is read', () => {
  expect(Object.keys(loadMessages('en'))).toContain('enrolment')
})

test('a translator is created once per language', () => {
  expect(translatorOf('de')).toBe(translatorOf('de'))
  expect(translatorOf('de')).not.toBe(translatorOf('en'))
})

test('a language without messages uses English, and reports it', () => {
  expect(loadMessages('ja')).toEqual({})
  const { language, locale, t, find } = translatorOf('ja')
  expect([language, locale]).toEqual(['ja', 'en'])
  expect(t('identity:submit')).toBe('Sign in')
  expect(find('error:401')).toBe('You need to sign in first.')
})

test('the name of a language cannot reach other files', () => {
  expect(loadMessages('../messages/en')).toEqual({})
  expect(translatorOf('..').locale).toBe('en')
})

test('an English text on a page of another language has English plurals', () => {
  const say = (language: string, count: number) => translatorOf(language).t('course:chapterCount', { count })
  // Japanese has one plural form only, Czech a separate one for 2.
  expect([say('ja', 1), say('ja', 2), say('cs', 1), say('cs', 2)]).toEqual([
    '1 chapter',
    '2 chapters',
    '1 chapter',
    '2 chapters',
  ])
})

test('languages without messages share the English texts and keep their own names', () => {
  const [japanese, czech] = [translatorOf('ja'), translatorOf('cs')]
  expect([japanese.language, czech.language, translatorOf('en').language]).toEqual(['ja', 'cs', 'en'])
  expect(japanese.t).toBe(czech.t)
})

test('British English overrides some texts of English', () => {
  const [british, english] = [translatorOf('en-GB'), translatorOf('en')]
  expect(british.locale).toBe('en-GB')
  expect(british.t('course:enrol')).not.toBe(english.t('course:enrol'))
  expect(british.t('home:hero.thermal.title')).toBe(english.t('home:hero.thermal.title'))
  expect(british.t('course:chapterCount', { count: 1 })).toBe('1 chapter')
  expect(british.t('course:chapterCount', { count: 2 })).toBe('2 chapters')
})

test('a regional language without files uses its base', () => {
  const { language, locale, t } = translatorOf('es-MX')
  expect([language, locale]).toEqual(['es-MX', 'es'])
  expect(t('account:signOut')).toBe(translatorOf('es').t('account:signOut'))
})

test('Polish has different plurals for 3, 12 and 22, Spanish for a million and three', () => {
  const say = (language: string, count: number) => translatorOf(language).t('course:credits', { count })
  expect([1, 3, 12, 22].map((count) => say('pl', count))).toEqual([
    '1 punkt',
    '3 punkty',
    '12 punktów',
    '22 punkty',
  ])
  expect([1, 3, 1_000_000].map((count) => say('es', count))).toEqual([
    '1 crédito',
    '3 créditos',
    '1000000 de créditos',
  ])
})

test.each(['fr', 'it', 'pt-BR', 'pt-PT', 'tr'])(
  'the server and pages have the same refusals in %s',
  (code) => {
    const pages = translatorOf(code)
    const server = translatorOf(code, 'error')
    expect([pages.language, pages.locale, server.locale]).toEqual([code, code, code])
    expect(pages.t('error:10024')).not.toBe(translatorOf('en').t('error:10024'))
    expect(server.t('error:10024')).toBe(pages.t('error:10024'))
  },
)
