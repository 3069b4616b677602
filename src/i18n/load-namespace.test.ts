import { expect, test } from 'vitest'
import { translatorOf } from './load-messages.ts'
import { loadNamespace } from './load-namespace.ts'
import { createSmallTranslator } from './small-translator.ts'

/** Returns the translator of an island with one namespace, on a page in a language. */
const loadTranslator = async (language: string, namespace: string) =>
  createSmallTranslator(language, { [namespace]: await loadNamespace(language, namespace) })

test('an island uses its page’s language', async () => {
  const { language, locale, t } = await loadTranslator('pl', 'course')
  expect([language, locale]).toEqual(['pl', 'pl'])
  expect([1, 2, 5, 22].map((count) => t('course:chapterCount', { count }))).toEqual([
    '1 rozdział',
    '2 rozdziały',
    '5 rozdziałów',
    '22 rozdziały',
  ])
})

// Japanese has one plural form, Czech has a separate one for 2; neither rule may be applied to the English texts.
test.each(['ja', 'cs'])(
  'an island on a page of %s, which has no messages, is entirely in English',
  async (code) => {
    const { language, locale, t } = await loadTranslator(code, 'course')
    expect([language, locale]).toEqual([code, 'en'])
    expect([1, 2, 5].map((count) => t('course:chapterCount', { count }))).toEqual([
      '1 chapter',
      '2 chapters',
      '5 chapters',
    ])
  },
)

test('an unknown namespace has no texts, and its language mark is not a text', async () => {
  const { find } = await loadTranslator('pl', 'nowhere')
  expect(find('nowhere:key')).toBeUndefined()
})

test('a regional language overrides some texts of its base, as on pages', async () => {
  const british = await loadTranslator('en-GB', 'error')
  const english = await loadTranslator('en', 'error')
  expect(british.locale).toBe('en-GB')
  expect(british.t('error:10004')).not.toBe(english.t('error:10004'))
  expect(british.t('error:10004')).toBe(translatorOf('en-GB').t('error:10004'))
  expect(british.t('error:401')).toBe(english.t('error:401'))
})

test('a namespace without regional texts uses the base’s', async () => {
  const { locale, t } = await loadTranslator('en-GB', 'account')
  expect([locale, t('account:signOut')]).toEqual(['en-GB', 'Sign out'])
})

test('islands of several languages do not affect each other', async () => {
  const codes = ['en', 'pl', 'ja', 'es', 'en-GB', 'de']
  const said = await Promise.all(
    codes.map(async (code) => (await loadTranslator(code, 'account')).t('account:signOut')),
  )
  expect(said).toEqual(['Sign out', 'Wyloguj się', 'Sign out', 'Cerrar sesión', 'Sign out', 'Abmelden'])
})

test('an island on a page of a language without messages is entirely in English, refusals too', async () => {
  const { language, locale, t } = await loadTranslator('ja', 'error')
  expect([language, locale]).toEqual(['ja', 'en'])
  expect(t('error:401')).toBe('You need to sign in first.')
})
