import { expect, test } from 'vitest'
import { folded } from './folded.ts'
import { wordsOf, wordsOfCode } from './words.ts'

const words = (text: string, language: string) => wordsOf(text, language).map(({ word }) => word)

test.each([
  ['Wärmebild', 'de', 'warmebild'],
  ['Waermebild', 'de', 'warmebild'],
  ['Straße', 'de', 'strasse'],
  ['Cámara', 'es', 'camara'],
  ['Światło', 'pl', 'swiatlo'],
  ['İstanbul', 'tr', 'istanbul'],
  ['أمْن', 'ar', 'امن'],
  ['عدسة', 'ar', 'عدسه'],
  ['Đường', 'vi', 'duong'],
  ['카메라', 'ko', '카메라'],
  ['Ёлка', 'ru', 'елка'],
])('%s in %s is compared as %s', (text, language, form) => expect(folded(text, language)).toBe(form))

test('German alone loses the e of umlauts', () => expect(folded('maestro', 'it')).toBe('maestro'))

test('words are cut where a language has no spaces', () => {
  expect(words('การติดตั้งกล้อง', 'th').length).toBeGreaterThan(1)
  expect(words('Kamera-Auswahl, heute!', 'de')).toEqual(['kamera', 'auswahl', 'heute'])
})

test('a word tells where it stands', () => {
  expect(wordsOf('the Lens', 'en')[1]).toEqual({ from: 4, to: 8, word: 'lens' })
})

test('a code is looked for with and without what stands in it', () => {
  expect(wordsOfCode('CCTV-110', 'en')).toEqual(['cctv', '110', 'cctv110'])
  expect(wordsOfCode('HSC', 'en')).toEqual(['hsc'])
})
