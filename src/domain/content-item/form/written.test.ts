import fc from 'fast-check'
import { expect, test } from 'vitest'
import { written } from './written.ts'

test('a document has a line each, with two spaces', () => {
  expect(written({ use: 'quiz', size: 7, fee: null, open: true })).toBe(
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
])('small things and texts stand on one line: %j', (of, line) => {
  expect(written({ of })).toBe(`{\n  ${line}\n}`)
})

test('a list of texts has a line each, so that a translator sees them one below the other', () => {
  expect(written({ of: ['How far?', 'no'] })).toBe('{\n  "of": [\n    "How far?",\n    "no"\n  ]\n}')
  expect(written({ of: ['!seven', 'seven!'] })).toContain('\n    "seven!"\n')
  expect(written({ of: { options: ['3 m', '4 m'] } })).toBe(
    '{\n  "of": {\n    "options": [\n      "3 m",\n      "4 m"\n    ]\n  }\n}',
  )
})

test('a list of parts has a line each', () => {
  expect(written([{ id: 1 }, { id: 2 }])).toBe('[\n  { "id": 1 },\n  { "id": 2 }\n]')
})

test('a line ends at a hundred characters', () => {
  const of = (length: number) => ({ a: 'x'.repeat(length) })
  // { "a": "…" } has eleven more.
  expect(written({ of: of(89) }).split('\n')).toHaveLength(3)
  expect(written({ of: of(90) }).split('\n')).toHaveLength(5)
})

test('what is not there is not written', () => {
  expect(written({ a: undefined, b: { c: undefined, d: 1 } })).toBe('{\n  "b": { "d": 1 }\n}')
})

test('whatever is written is read again', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      fc.pre(typeof value === 'object' && value !== null)
      expect(JSON.parse(written(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
