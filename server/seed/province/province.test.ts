import { iso31662 } from 'iso-3166'
import { expect, test } from 'vitest'
import { provinceItems } from './province.ts'

const documents = provinceItems.map(({ document }) => document)
const codes = documents.map(({ code }) => code)
const served = ['AE', 'SA', 'QA', 'KW', 'BH', 'OM', 'EG', 'JO', 'DE', 'PL', 'ES']

test('no code is there twice', () => {
  expect(new Set(codes).size).toBe(codes.length)
})

test.each(served)('every province of %s has cities, each named once', (country) => {
  const all = iso31662.filter(({ parent }) => parent === country).map(({ code }) => code)
  expect(codes.filter((code) => code.startsWith(country)).toSorted()).toEqual(all.toSorted())
  for (const { code, cities } of documents.filter((each) => each.code.startsWith(country))) {
    const names = cities.map(({ texts }) => texts.en.name)
    expect(new Set(names).size, code).toBe(names.length)
  }
})

test('cities of Arabic countries are named in Arabic', () => {
  const arabic = documents.filter(({ code }) => !/^(DE|PL|ES)/.test(code))
  for (const { code, cities } of arabic)
    for (const { texts } of cities) expect(texts.ar?.name, code).toMatch(/^[\u0600-\u06FF0-9 ]+$/)
})
