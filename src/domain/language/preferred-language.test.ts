import { expect, test } from 'vitest'
import type { CountryLanguage } from './language.ts'
import { findPreferredLanguage, isBrowserLanguage } from './preferred-language.ts'

const pair = (country: string, siteId: number, id: number, code: string): CountryLanguage => ({
  country,
  countryName: country,
  siteId,
  language: { id, code, name: code, rightToLeft: false },
})
const pairs = [
  pair('DE', 21, 1, 'en'),
  pair('DE', 21, 4, 'de'),
  pair('SA', 3, 1, 'en'),
  pair('SA', 3, 3, 'ar'),
  pair('BR', 11, 11, 'pt-BR'),
]
const offered = { siteId: 21, siteLanguageIds: [1, 4, 10], countryLanguages: pairs }
const nothing = { saved: null, cookie: null, country: null, browser: ['en'] }

test('the saved language comes before the cookie, the cookie before the country', () => {
  const preference = { saved: 10, cookie: 4, country: 'SA', browser: ['ar'] }
  expect(findPreferredLanguage(preference, offered)).toEqual({ siteId: 21, languageId: 10 })
  expect(findPreferredLanguage({ ...preference, saved: null }, offered)).toEqual({
    siteId: 21,
    languageId: 4,
  })
  expect(findPreferredLanguage({ ...preference, saved: null, cookie: null }, offered)).toEqual({
    siteId: 3,
    languageId: 3,
  })
})

test('a saved language that the site does not offer counts if the visitor’s country has it', () => {
  expect(findPreferredLanguage({ ...nothing, saved: 3, country: 'SA' }, offered)).toEqual({
    siteId: 3,
    languageId: 3,
  })
  expect(findPreferredLanguage({ ...nothing, saved: 3, cookie: 4 }, offered)).toEqual({
    siteId: 21,
    languageId: 4,
  })
})

test('the browser’s language is preferred among the country’s languages, else the first', () => {
  expect(findPreferredLanguage({ ...nothing, country: 'DE', browser: ['de-AT'] }, offered)?.languageId).toBe(
    4,
  )
  expect(findPreferredLanguage({ ...nothing, country: 'DE', browser: ['ko'] }, offered)?.languageId).toBe(1)
  expect(findPreferredLanguage({ ...nothing, country: 'BR', browser: ['pt'] }, offered)?.siteId).toBe(11)
})

test('an unknown country is derived from the browser’s language', () => {
  expect(findPreferredLanguage({ ...nothing, browser: ['de', 'en'] }, offered)?.languageId).toBe(4)
  expect(findPreferredLanguage({ ...nothing, browser: ['pt'] }, offered)?.siteId).toBe(11)
  expect(findPreferredLanguage({ ...nothing, browser: ['no tag'] }, offered)).toBeUndefined()
})

test('a language matches in every regional variant', () => {
  expect(isBrowserLanguage(['de-AT', 'en'], 'en-GB')).toBe(true)
  expect(isBrowserLanguage(['de-AT'], 'en')).toBe(false)
})

test('without any known preference no language is preferred', () => {
  expect(findPreferredLanguage(nothing, offered)).toBeUndefined()
  expect(findPreferredLanguage({ ...nothing, country: 'XX' }, offered)).toBeUndefined()
})

test('languages are compared by the whole code, not by the first letter', () => {
  expect(findPreferredLanguage({ ...nothing, country: 'DE', browser: ['da'] }, offered)?.languageId).toBe(1)
})

test('a browser language that is not offered is skipped', () => {
  expect(
    findPreferredLanguage({ ...nothing, country: 'DE', browser: ['ko', 'de'] }, offered)?.languageId,
  ).toBe(4)
})

test('the exact regional variant is preferred, regardless of case', () => {
  const kinds = { ...offered, countryLanguages: [pair('BR', 11, 10, 'pt'), ...pairs] }
  expect(findPreferredLanguage({ ...nothing, country: 'BR', browser: ['PT-br'] }, kinds)?.languageId).toBe(11)
  expect(findPreferredLanguage({ ...nothing, country: 'BR', browser: ['pt-PT'] }, kinds)?.languageId).toBe(10)
})

test('a language of several sites is preferred on the page’s site', () => {
  const twice = { ...offered, countryLanguages: [pair('DE', 3, 4, 'de'), pair('DE', 3, 1, 'en'), ...pairs] }
  const german = { siteId: 21, languageId: 4 }
  expect(findPreferredLanguage({ ...nothing, country: 'DE', browser: ['de'] }, twice)).toEqual(german)
  expect(findPreferredLanguage({ ...nothing, country: 'DE', browser: ['ko'] }, twice)).toEqual({
    siteId: 21,
    languageId: 1,
  })
  expect(
    findPreferredLanguage({ ...nothing, country: 'DE', browser: ['de'] }, { ...twice, siteId: 9 }),
  ).toEqual({
    siteId: 3,
    languageId: 4,
  })
})
