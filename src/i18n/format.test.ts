import { expect, test } from 'vitest'
import {
  currencySymbolOf,
  formatClockTime,
  formatDate,
  formatLength,
  formatList,
  formatMoney,
  formatNumber,
  formatTimeUntil,
  languageNameOf,
} from './format.ts'

test('Arabic shows Latin digits', () => {
  expect(formatNumber('ar', 1234)).toMatch(/^[\d.,٬\s]+$/)
  expect(formatNumber('ar', 7)).toBe('7')
  expect(formatLength('ar', 240)).toMatch(/4/)
})

test('numbers are grouped by the rules of the language', () => {
  expect([formatNumber('en', 1234), formatNumber('de', 1234)]).toEqual(['1,234', '1.234'])
})

test('a time is mm:ss, from an hour on h:mm:ss', () => {
  expect([0, 59.9, 60, 3599, 3600, 36_061, -5].map(formatClockTime)).toEqual([
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
  expect([10, 240, 3600, 5100].map((seconds) => formatLength('en', seconds))).toEqual([
    '1 min',
    '4 min',
    '1 hr',
    '1 hr 25 min',
  ])
})

test('the name of a language is in the reader’s language', () => {
  expect([languageNameOf('en', 'de'), languageNameOf('de', 'de')]).toEqual(['German', 'Deutsch'])
})

test('a currency has its symbol in every language', () => {
  for (const language of ['en', 'de', 'pl', 'ar', 'ko'])
    expect([currencySymbolOf(language, 'EUR'), currencySymbolOf(language, 'PLN')]).toEqual(['€', 'zł'])
})

/** Minor units of the two supported currencies; both have a hundred. */
test.each([
  ['en', 30076, 'EUR', '€300.76'],
  ['en', 130380, 'PLN', 'zł 1303.80'],
  ['en', 5, 'EUR', '€0.05'],
  ['en', 123456789, 'PLN', 'zł 1234567.89'],
  ['de', 30076, 'EUR', '300,76 €'],
  ['de', 130380, 'PLN', '1303,80 zł'],
  ['pl', 130380, 'PLN', '1303,80 zł'],
  ['pl', 12484499, 'PLN', '124844,99 zł'],
  ['es', 30076, 'EUR', '300,76 €'],
  ['ar', 30076, 'EUR', '300.76 €'],
  ['ar', 130380, 'PLN', '1303.80 zł'],
  ['ko', 0, 'EUR', '€0.00'],
])('in %s %i minor units of %s are written %s', (language, minor, currency, written) => {
  const plain = formatMoney(language, minor, currency)
    .replace(/\u200f/g, '')
    .replace(/\s/g, ' ')
  expect(plain).toBe(written)
})

test.each([
  ['en', 'a, b, c'],
  ['ru', 'a, b, c'],
  ['tr', 'a, b, c'],
  ['pl', 'a, b i c'],
  ['ko', 'a, b 및 c'],
])('a list in %s has its commas', (language, list) => {
  expect(formatList(language, ['a', 'b', 'c'])).toBe(list)
})

test.each([
  [24.4 * 60, 'in 2 days'],
  [25 * 24 * 60 + 1, 'in 26 days'],
  [25 * 24 * 60, 'in 25 days'],
  [23 * 60, 'in 23 hours'],
])('%i minutes ahead is "%s": days are rounded up', (minutes, said) => {
  expect(formatTimeUntil('en', minutes * 60_000)).toBe(said)
})

test('a Thai day has the Gregorian year without an era', () => {
  expect(formatDate('th', '2026-11-21')).toBe('21 พฤศจิกายน 2026')
})
