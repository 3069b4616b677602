import { expect, test } from 'vitest'
import { findInvalidCharacters, hasValidReferences } from './invalid-character.ts'

test('invalid characters are found with their paths', () => {
  const document = { code: 'a\u0000', texts: { en: { name: 'fine', outcomes: ['fine', 'half \ud83d'] } } }
  expect(findInvalidCharacters(document)).toEqual([
    { path: ['code'], character: 'U+0000' },
    { path: ['texts', 'en', 'outcomes', 1], character: 'U+D83D' },
  ])
})

test.each(['\u0007', '\r', '\u007f', '\u0085', '\udc00', '\ufdd0', '\ufffe', '\uffff', '\u{1ffff}'])(
  '%j is invalid',
  (text) => expect(findInvalidCharacters(`a${text}b`)).toHaveLength(1),
)

test.each([
  '\t\n',
  '\u00a0',
  '\u00ad',
  '\u200d',
  '\u202e',
  '\u2028',
  '\ufeff',
  '\ufffd',
  '\ue000',
  '👩‍🔧',
  'e\u0301',
])('%j is valid', (text) => expect(findInvalidCharacters(`a${text}b`)).toEqual([]))

test('numeric references of rich text are checked', () => {
  expect(hasValidReferences('<p>&#8364; &#x20AC; &amp;#7; &#9;</p>')).toBe(true)
  for (const html of ['&#7;', '&#x1F;', '&#0;', '&#xD800;', '&#xFFFE;', '&#99999999;', '&#x7'])
    expect([html, hasValidReferences(html)]).toEqual([html, false])
})
