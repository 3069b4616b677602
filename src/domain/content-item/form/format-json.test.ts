import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatJson } from './format-json.ts'

test('each field has its own line, indented by two spaces', () => {
  expect(formatJson({ use: 'quiz', size: 7, fee: null, open: true })).toBe(
    '{\n  "use": "quiz",\n  "size": 7,\n  "fee": null,\n  "open": true\n}',
  )
})

test.each([
  [{ tenants: ['main', 'sister'] }, '"of": { "tenants": ["main", "sister"] }'],
  [{}, '"of": {}'],
  [[], '"of": []'],
  [[7, 8.5, null, false], '"of": [7, 8.5, null, false]'],
  [['a/b', 'c.d', 'e:f', 'g-h', 'i_j'], '"of": ["a/b", "c.d", "e:f", "g-h", "i_j"]'],
  [{ name: 'With spaces, too' }, '"of": { "name": "With spaces, too" }'],
  [
    'A sentence that is longer than any line. '.repeat(5),
    `"of": "${'A sentence that is longer than any line. '.repeat(5)}"`,
  ],
])('small values and texts are on one line: %j', (textOfLength, line) => {
  expect(formatJson({ of: textOfLength })).toBe(`{\n  ${line}\n}`)
})

test('a list of texts has one line per text, for translators', () => {
  expect(formatJson({ of: ['How far?', 'no'] })).toBe('{\n  "of": [\n    "How far?",\n    "no"\n  ]\n}')
  expect(formatJson({ of: ['!seven', 'seven!'] })).toContain('\n    "seven!"\n')
  expect(formatJson({ of: { options: ['3 m', '4 m'] } })).toBe(
    '{\n  "of": {\n    "options": [\n      "3 m",\n      "4 m"\n    ]\n  }\n}',
  )
})

test('a list of parts has one line per part', () => {
  expect(formatJson([{ id: 1 }, { id: 2 }])).toBe('[\n  { "id": 1 },\n  { "id": 2 }\n]')
})

test('a line has at most a hundred characters', () => {
  const of = (length: number) => ({ a: 'x'.repeat(length) })
  // The braces, the key and the quotes add eleven characters to the text.
  expect(formatJson({ of: of(89) }).split('\n')).toHaveLength(3)
  expect(formatJson({ of: of(90) }).split('\n')).toHaveLength(5)
})

test('undefined fields are not written', () => {
  expect(formatJson({ a: undefined, b: { c: undefined, d: 1 } })).toBe('{\n  "b": { "d": 1 }\n}')
})

test('any formatted value is parsed to the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      fc.pre(typeof value === 'object' && value !== null)
      expect(JSON.parse(formatJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
