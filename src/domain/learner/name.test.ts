import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { cleanName, findNameFault, isValidName, nameFaultOfIssue, nameField } from './name.ts'

test.each([
  '',
  'Zażółć Gęślą-Jaźń',
  'O’Brien, Jr.',
  'María José (Pepa)',
  'علي بن أبي طالب',
  'สมชาย ใจดี',
  'Nguyễn Thị Ánh',
  '김민수',
  '李 小龍',
  // Both joiners are needed to write these names correctly.
  'می\u200cخواهم',
  'क्\u200dष',
  'e\u0301',
  'Anna-Maria @ Work = 2',
  'ผู้กำกับ',
  'AT&T + Söhne @ Work! №5 ® 100%',
])('%s is a valid name', (text) => {
  expect(isValidName(text)).toBe(true)
})

test.each([
  ['a line end', 'Anna\nNowak'],
  ['a carriage return', 'Anna\rNowak'],
  ['a tab', 'Anna\tNowak'],
  ['a NUL', 'Anna\0'],
  ['a C1 control sign', 'Anna\u0085'],
  ['a line separator', 'Anna\u2028Nowak'],
  ['a sign that turns the direction', 'Anna\u202ekawoN'],
  ['an isolate', '\u2066Anna\u2069'],
  ['a mark of direction', 'Anna\u200f'],
  ['a zero-width space alone', '\u200b'],
  ['a zero-width space inside', 'An\u200bna'],
  ['a joiner alone', '\u200d'],
  ['a joiner at the end', 'Anna\u200c'],
  ['a joiner between spaces', 'a \u200c b'],
  ['a word joiner', 'An\u2060na'],
  ['a byte-order mark', '\ufeffAnna'],
  ['a soft hyphen', 'An\u00adna'],
  ['a sign for private use', '\ue000'],
  ['half a sign', 'Anna\ud800'],
  ['a tag sign', 'Anna\u{e0041}'],
  ['a formula', '=cmd|x'],
  ['a formula by a function', '@SUM(A1)'],
  ['a formula with a sign', '+1'],
  ['a formula that is negative', '-1'],
  ['a formula behind a space', ' =1'],
  ['a formula by a full-width sign', '\uff0d1+1'],
  ['a formula by a small sign', '\ufe6bSUM(A1)'],
  ['a formula by a full-width at', '\uff20SUM(A1)'],
  ['a call of a program', '|cmd'],
  ['a call of a program by another sign', '%cmd'],
  ['a stack of marks', `A${'\u0301'.repeat(5)}`],
  ['a stack of marks with joiners between', `A${'\u0301\u0301\u200d'.repeat(4)}a`],
  ['a filler of Hangul', '\u3164'],
  ['a narrow filler of Hangul', 'An\uffa0na'],
  ['markup', '<b>Anna</b>'],
])('%s is not valid in a name', (_, text) => {
  expect(isValidName(text)).toBe(false)
})

test.each([
  ['=Konrad', { reason: 'nameStart', sign: '=' }],
  [' -1', { reason: 'nameStart', sign: '-' }],
  ['\uff20SUM(A1)', { reason: 'nameStart', sign: '\uff20' }],
  ['<b>Anna', { reason: 'nameSign', sign: '<' }],
  ['Anna \u{1f600}', { reason: 'nameSign', sign: '\u{1f600}' }],
  ['می\u200cخواهم ~', { reason: 'nameSign', sign: '~' }],
  [`A${'\u0301'.repeat(5)}`, { reason: 'nameMarks' }],
  ['An\u200bna', { reason: 'nameHidden' }],
  ['Anna\ud800', { reason: 'nameHidden' }],
  ['\u3164', { reason: 'nameHidden' }],
  ['Anna', undefined],
  ['', undefined],
])('%j is not a valid name because of %j', (text, fault) => {
  expect(findNameFault(text)).toEqual(fault)
})

test('a name field returns the reason of a refusal', () => {
  const issues = (text: string) => z.safeParse(nameField(30), text).error?.issues ?? []
  expect(issues('=Anna').map(nameFaultOfIssue)).toEqual([{ reason: 'nameStart', sign: '=' }])
  expect(issues('').map(nameFaultOfIssue)).toEqual([undefined])
})

test('a name field is trimmed, not empty, and limited in length', () => {
  expect(z.parse(nameField(4), ' Anna ')).toBe('Anna')
  for (const wrong of ['', '   ', 'Annas', 'An\u202e'])
    expect(z.safeParse(nameField(4), wrong).success).toBe(false)
  expect(z.parse(nameField(4, { empty: true }), ' ')).toBe('')
})

test('invalid characters are removed from a name of a trusted source', () => {
  expect(cleanName(' Anna\r\n\u202eNowak\u200b \0')).toBe('Anna Nowak')
  expect(cleanName(' =+@SUM-Up=')).toBe('SUM-Up=')
  expect(cleanName(`A${'\u0301'.repeat(20)}b`)).toBe(`A${'\u0301'.repeat(4)}b`)
  expect(isValidName(cleanName('\u200c\u200d<>\u2028x'))).toBe(true)
})
