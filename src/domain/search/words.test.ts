import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'
import { listCodes, listCompounds, splitWords, wordsOfCode } from './words.ts'

const words = (text: string, language: string) => splitWords(text, language).map(({ word }) => word)

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
])('%s in %s is compared as %s', (text, language, form) => expect(foldText(text, language)).toBe(form))

test('only German drops the e of umlauts', () => expect(foldText('maestro', 'it')).toBe('maestro'))

test('words are split in languages without spaces', () => {
  expect(words('การติดตั้งกล้อง', 'th').length).toBeGreaterThan(1)
  expect(words('Kamera-Auswahl, heute!', 'de')).toEqual(['kamera', 'auswahl', 'heute'])
})

test.each([
  ['l’esame', 'it', ['esame']],
  ["dell'esame", 'it', ['dell', 'esame']],
  ['camera’s', 'en', ['camera']],
  ['A', 'en', ['a']],
  ['plan B', 'en', ['plan', 'b']],
  ['5 V', 'en', ['5', 'v']],
  ['镜', 'zh', ['镜']],
  ['…', 'en', []],
])(
  'the words of %s in %s are %j: one letter is a word unless it follows an apostrophe',
  (text, language, expected) => {
    expect(words(text, language)).toEqual(expected)
  },
)

test('a part after an apostrophe has its position', () => {
  expect(splitWords('di l’esame', 'it').at(-1)).toEqual({ from: 5, to: 10, word: 'esame' })
})

test('a word is compared by its first 64 letters', () => {
  expect(words('a'.repeat(70), 'en')).toEqual(['a'.repeat(64)])
  expect(splitWords('a'.repeat(70), 'en')[0]?.to).toBe(70)
  expect(listCompounds(`${'a'.repeat(60)}-${'b'.repeat(60)}`, 'en')).toEqual([`${'a'.repeat(60)}bbbb`])
})

test('a word with hyphens is also found without them', () => {
  expect(listCompounds('Cyber-security and plug-and-play, A-1', 'en')).toEqual([
    'cybersecurity',
    'plugandplay',
  ])
})

test('a short code is also found without its separators; a sentence is not a code', () => {
  expect(listCodes('H.265 and Wi-Fi, 802.3at', 'en')).toEqual(['h265', 'wifi', '8023at'])
  expect(listCodes('It is dark. So what? Cyber-security, 3.5', 'en')).toEqual([])
})

test('a word has its position', () => {
  expect(splitWords('the Lens', 'en')[1]).toEqual({ from: 4, to: 8, word: 'lens' })
})

test('a code is found with and without its separators', () => {
  expect(wordsOfCode('CCTV-110', 'en')).toEqual(['cctv', '110', 'cctv110'])
  expect(wordsOfCode('HSC', 'en')).toEqual(['hsc'])
})
