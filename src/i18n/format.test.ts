import { expect, test } from 'vitest'
import { clockTime, currencySymbol, formatNumber, languageName, lengthInWords } from './format.ts'

test('Arabic shows Latin digits', () => {
  expect(formatNumber('ar', 1234)).toMatch(/^[\d.,٬\s]+$/)
  expect(formatNumber('ar', 7)).toBe('7')
  expect(lengthInWords('ar', 240)).toMatch(/4/)
})

test('numbers are grouped as the language does', () => {
  expect([formatNumber('en', 1234), formatNumber('de', 1234)]).toEqual(['1,234', '1.234'])
})

test('a time is mm:ss, over an hour h:mm:ss', () => {
  expect([0, 59.9, 60, 3599, 3600, 36_061, -5].map(clockTime)).toEqual([
    '00:00',
    '00:59',
    '01:00',
    '59:59',
    '1:00:00',
    '10:01:01',
    '00:00',
  ])
})

test('a length is in whole minutes, at least one', () => {
  expect([10, 240, 3600, 5100].map((seconds) => lengthInWords('en', seconds))).toEqual([
    '1 min',
    '4 min',
    '1 hr',
    '1 hr 25 min',
  ])
})

test('a language is called as the reader calls it', () => {
  expect([languageName('en', 'de'), languageName('de', 'de')]).toEqual(['German', 'Deutsch'])
})

test('a currency has its sign in every language', () => {
  for (const language of ['en', 'de', 'pl', 'ar', 'ko'])
    expect([currencySymbol(language, 'EUR'), currencySymbol(language, 'PLN')]).toEqual(['€', 'zł'])
})
